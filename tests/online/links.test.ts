import { expect, test } from 'vitest'
import { toLink } from '../../runtime/online/links.ts'

// Places of the family's addresses (wire contract 1.13, fieldHrefSlots, and 1.15, fieldHref).
test.each([
  ['/orders', '/orders'],
  ['/orders?id={{id}}', '/orders?id={{ record.id }}'],
  ['/orders/\u0024{ id }/{{ record.part }}', '/orders/{{ record.id }}/{{ record.part }}'],
  ['/a/{{ record.a }}/{{row.b}}', '/a/{{ record.a }}/{{ record.b }}'],
  ['{{row.url}}', '{{ record.url }}'],
  ['https://example.org/{{id}}', 'https://example.org/{{ record.id }}'],
])('the link %s is written as %s', (href, to) => {
  expect(toLink(href)).toBe(to)
})

test.each([
  '',
  '/x?y={{1+1}}',
  '/x?y={{a.b}}',
  '/x/{{ alert(1) }}',
  '/x?y=\u0024{alert(1)}',
  '/x/\u0024{a.b}',
  '/x?token=\u0024{token}',
  '/x?t={{ACCESS_TOKEN}}',
  '/x/{{a',
  '/x}}',
  'javascript:alert(1)',
  ' JavaScript:alert({{id}})',
  'data:text/html,x',
])('the link %j leads nowhere', (href) => {
  expect(toLink(href)).toBeUndefined()
})
