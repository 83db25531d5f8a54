import { expect, test } from 'vitest'
import { matchesQuery } from '../../runtime/data/matchQuery.ts'
import type { QueryRule } from '../../runtime/language/index.ts'

const record = { name: 'Ada Lovelace', age: 36, born: '1815-12-10 08:00:00', tags: 'a,b', none: null }

const cases: readonly (readonly [field: string, rule: QueryRule, value: unknown, isMatch: boolean])[] = [
  ['name', 'eq', 'Ada Lovelace', true],
  ['name', 'eq', 'Ada', false],
  ['age', 'eq', '36', true],
  ['age', 'eq', ['35', '36'], true],
  ['age', 'ne', '36', false],
  ['name', 'like', 'LOVE', true],
  ['name', 'right_like', 'ada', true],
  ['name', 'left_like', 'ada', false],
  ['name', 'left_like', 'lace', true],
  ['age', 'in', '1,36', true],
  ['tags', 'multi', 'b,c', true],
  ['tags', 'multi', 'c', false],
  ['age', 'gt', '9', true],
  ['age', 'ge', '36', true],
  ['age', 'lt', '36', false],
  ['age', 'le', '36', true],
  ['none', 'lt', '5', false],
  ['name', 'le', 'Ada Lovelace', true],
  ['name', 'ge', 'Ada Lovelace', true],
  ['name', 'gt', 'Ada Lovelace', false],
  ['name', 'lt', 'Ada Lovelace', false],
  ['born', 'le', '1815-12-10 08:00:00', true],
  ['age', 'between', ['30', '40'], true],
  ['age', 'between', ['37', ''], false],
  ['born', 'between', ['1815-12-01', '1815-12-10'], true],
  ['born', 'between', ['', '1815-12-09'], false],
  ['name', 'eq', '', true],
  ['name', 'in', [], true],
  ['none', 'eq', 'x', false],
  ['age', 'like', { operator: 'ge', text: '9' }, true],
  ['age', 'like', { operator: 'le', text: '9' }, false],
  ['name', 'eq', { operator: 'like', text: 'love' }, true],
  ['name', 'eq', { operator: 'ne', text: 'Ada' }, true],
  ['name', 'eq', { operator: 'like', text: ' ' }, true],
]

test.each(cases)('%s %s %j is a match: %s (specification 5)', (field, rule, value, isMatch) => {
  expect(matchesQuery(record, [{ field, rule, value }])).toBe(isMatch)
})

test('a record is a match when it is one for every entry', () => {
  const entries = [
    { field: 'name', rule: 'like', value: 'ada' },
    { field: 'age', rule: 'gt', value: 40 },
  ] as const
  expect(matchesQuery(record, entries)).toBe(false)
  expect(matchesQuery(record, entries.slice(0, 1))).toBe(true)
})
