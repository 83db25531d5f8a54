import { expect, test } from 'vitest'
import { toCellAddress } from '../../../runtime/kinds/list/columns/cellAddress.ts'

const record = { id: '7', name: 'a/b?c', site: 'https://example.com/x?y=1', bad: 'javascript:alert(1)', none: null }

test.each([
  ['/orders/{{ record.id }}', '/orders/7', false],
  ['/orders?name={{ record.name }}', '/orders?name=a%2Fb%3Fc', false],
  ['https://example.com/{{ record.name }}', 'https://example.com/a%2Fb%3Fc', true],
  ['{{ record.site }}', 'https://example.com/x?y=1', true],
  ['/of/{{ user.username }}', '/of/ada', false],
  ['mailto:{{ record.id }}', 'mailto:7', true],
])('%s leads to %s', (to, address, isOutside) => {
  expect(toCellAddress(to, { user: { username: 'ada' } }, record)).toEqual({ address, isOutside })
})

test.each(['{{ record.bad }}', 'javascript:alert(1)', '{{ record.none }}', 'data:text/html,x', '{{ record.id + }}'])(
  '%s leads nowhere',
  (to) => {
    expect(toCellAddress(to, {}, record)).toBeUndefined()
  },
)

test('a value cannot lead to another site than the column says', () => {
  const hostile = { path: '//evil.example/' }
  expect(toCellAddress('/x/{{ record.path }}', {}, hostile)).toEqual({
    address: '/x/%2F%2Fevil.example%2F',
    isOutside: false,
  })
})
