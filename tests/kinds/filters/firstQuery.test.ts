import { expect, test } from 'vitest'
import { toListParameters } from '../../../runtime/data/index.ts'
import { firstQuery } from '../../../runtime/kinds/list/filters/firstQuery.ts'
import { keepForRule } from '../../../runtime/kinds/list/filters/ruleValue.ts'
import { toQueryEntry } from '../../../runtime/kinds/list/listPage.ts'
import { toFilterRule } from '../../../runtime/kinds/list/queryRules.ts'
import type { QueryEntry } from '../../../runtime/language/index.ts'
import type { ValueWidget } from '../../../runtime/registry/index.ts'
import { beginFilter, withoutOperator } from '../../../widgets/input/operator.ts'
import { widgetOf } from '../superQuery/widgets.ts'

const input = widgetOf('input', 'text', 'input', {
  rule: 'like',
  filtering: { begin: beginFilter, plainProps: withoutOperator },
} as Partial<ValueWidget>)
const findWidget = (id: string) => (id === 'input' ? input : undefined)
const names = { user: { username: 'ada' } }

const firstOf = (...query: readonly QueryEntry[]) =>
  firstQuery(
    {
      page: { kind: 'list', query },
      fields: { state: { label: 'State' }, mark: { props: { operator: 'le' } } },
      key: 'id',
    },
    names,
    findWidget,
  )

/** What a list with this entry asks first. */
function requested(entry: Exclude<QueryEntry, string>) {
  const values = firstOf(entry)
  const query = [toQueryEntry(entry)].map(({ field, ...rest }) => ({
    field,
    rule: toFilterRule({ field, ...rest }, input, {}),
    value: values[field],
  }))
  return toListParameters({ query, sort: [] })
}

test.each<[string, unknown, string]>([
  ['ne', 'closed', '!closed'],
  ['ne', '!closed', '!closed'],
  ['like', 'clo', '*clo*'],
  ['like', '*clo*', '*clo*'],
  ['ge', '5', '>= 5'],
  ['ge', '>=5', '>= 5'],
  ['le', 5, '<= 5'],
  ['ne', '{{ user.username }}', '!ada'],
])('a text with the operator %s and the default %j first asks %s', (operator, defaultText, parameter) => {
  const entry = { field: 'state', rule: 'eq', default: defaultText, props: { operator } } as const
  expect(requested(entry)).toMatchObject({ state: parameter })
})

test('the operator may be one of the field', () => {
  expect(requested({ field: 'mark', default: '5' })).toMatchObject({ mark: '<= 5' })
})

test('a default without an operator, of another widget, or of a rule that asks several values begins as it is', () => {
  const operator = { operator: 'ne' }
  expect(
    firstOf(
      'state',
      { field: 'a', default: 'closed' },
      { field: 'b', widget: 'number', default: 5, props: operator },
      { field: 'c', rule: 'in', default: 'open,closed', props: operator },
      { field: 'd', rules: ['between', 'eq'], default: ['1', '2'], props: operator },
      { field: 'e', default: '', props: operator },
    ),
  ).toEqual({ a: 'closed', b: 5, c: 'open,closed', d: ['1', '2'], e: '' })
})

test('a text with an operator goes into a list and into a range as its text alone', () => {
  const text = { operator: 'ne', text: 'closed' }
  expect(keepForRule(text, 'eq', 'in')).toEqual(['closed'])
  expect(keepForRule(text, 'eq', 'between')).toEqual(['closed', undefined])
  expect(keepForRule(text, 'eq', 'ne')).toBe(text)
})

test('a list that is opened with the key of a record asks for that record', () => {
  const resolved = { page: { kind: 'list' }, fields: {}, key: 'code' } as const
  expect(firstQuery(resolved, { query: { id: '7' } }, findWidget)).toEqual({ code: '7' })
  expect(firstQuery(resolved, { query: { code: 'A', id: '7' } }, findWidget)).toEqual({ code: 'A' })
  expect(firstQuery(resolved, { query: {} }, findWidget)).toEqual({})
  const filtered = { ...resolved, page: { kind: 'list', filter: { roleId: '{{ query.id }}' } } } as const
  expect(firstQuery(filtered, { query: { id: '7' } }, findWidget)).toEqual({})
})
