import { describe, expect, test } from 'vitest'
import { toFilterableFields } from '../../../runtime/kinds/list/superQuery/filterableFields.ts'
import {
  changeQuery,
  fromSavedQuery,
  fromSuperQuery,
  isEmptyQuery,
  noQuery,
  type QueryChange,
  type QueryDraft,
  toSavedQuery,
  toSuperQuery,
} from '../../../runtime/kinds/list/superQuery/queryLines.ts'
import { findWidget } from './widgets.ts'

const fields = toFilterableFields({
  fields: {
    name: { label: 'Name' },
    total: { label: 'Total', widget: 'number' },
    level: { label: 'Level', widget: 'dict-select', props: { dict: 'level' } },
  },
  options: undefined,
  findWidget,
  text: (source) => source ?? '',
  hasAccess: () => true,
})
const rulesOf = (name: string) => fields.find((field) => field.name === name)?.rules ?? []
const changed = (...changes: readonly QueryChange[]): QueryDraft => changes.reduce(changeQuery, noQuery)
const line = (field: string, rule: QueryDraft['lines'][number]['rule'], value: unknown): QueryDraft => ({
  match: 'and',
  lines: [{ number: 1, field, rule, value }],
})

describe('the builder (specification 4)', () => {
  test('begins without a line', () => expect(noQuery).toEqual({ match: 'and', lines: [] }))

  test('adds a line under the rule eq', () => {
    expect(changed({ kind: 'add' }).lines).toEqual([{ number: 1, field: '', rule: 'eq', value: undefined }])
  })

  test('gives each line a number that no other has', () => {
    const draft = changed({ kind: 'add' }, { kind: 'add' }, { kind: 'remove', number: 1 }, { kind: 'add' })
    expect(draft.lines.map(({ number }) => number)).toEqual([2, 3])
  })

  test('resets to no line', () => {
    expect(changed({ kind: 'add' }, { kind: 'match', match: 'or' }, { kind: 'reset' })).toEqual(noQuery)
  })

  test('forgets the value with the field, and the rule where the new field does not have it', () => {
    const typed = line('name', 'like', 'Ada')
    const toTotal = changeQuery(typed, { kind: 'field', number: 1, field: 'total', rules: rulesOf('total') })
    expect(toTotal.lines).toEqual([{ number: 1, field: 'total', rule: 'eq', value: undefined }])
    const toLevel = changeQuery(typed, { kind: 'field', number: 1, field: 'level', rules: rulesOf('level') })
    expect(toLevel.lines[0]?.rule).toBe('like')
  })

  test.each([
    { from: 'in', to: 'eq', value: ['a', 'b'], kept: 'a' },
    { from: 'in', to: 'like', value: 'a,b', kept: 'a' },
    { from: 'in', to: 'ne', value: [], kept: undefined },
    { from: 'in', to: 'ge', value: [5, 6], kept: 5 },
    { from: 'eq', to: 'in', value: 'a', kept: ['a'] },
    { from: 'eq', to: 'in', value: undefined, kept: undefined },
    { from: 'eq', to: 'ne', value: 'a,b', kept: 'a,b' },
    { from: 'in', to: 'in', value: ['a', 'b'], kept: ['a', 'b'] },
  ] as const)('changing the rule from $from to $to keeps of $value $kept', ({ from, to, value, kept }) => {
    expect(changeQuery(line('name', from, value), { kind: 'rule', number: 1, rule: to }).lines[0]?.value).toEqual(kept)
  })
})

describe('a query is empty (specification 5)', () => {
  test.each([
    ['without lines', noQuery, true],
    ['without a field', line('', 'eq', 'x'), true],
    ['without a value', line('name', 'eq', ''), true],
    ['with blanks as its value', line('name', 'eq', '  '), true],
    ['with an empty list', line('name', 'in', []), true],
    ['with a field that the page does not have', line('gone', 'eq', 'x'), true],
    [
      'with one line of two',
      { ...line('name', 'eq', 'x'), lines: [...line('name', 'eq', 'x').lines, ...changed({ kind: 'add' }).lines] },
      true,
    ],
    ['never with a value', line('name', 'eq', 'x'), false],
    ['never with the number 0', line('total', 'eq', 0), false],
    ['never with false', line('level', 'eq', false), false],
  ] as const)('%s', (_, draft, isEmpty) => expect(isEmptyQuery(draft, fields)).toBe(isEmpty))
})

describe('a query', () => {
  const draft: QueryDraft = {
    match: 'or',
    lines: [
      { number: 1, field: 'name', rule: 'in', value: ['Ada', 'Bob'] },
      { number: 4, field: 'total', rule: 'ge', value: 5 },
      { number: 5, field: 'level', rule: 'eq', value: 'gold' },
    ],
  }

  test('is asked with what the wire wants to know of its fields', () => {
    expect(toSuperQuery(draft, fields)).toEqual({
      match: 'or',
      lines: [
        { field: 'name', rule: 'in', value: ['Ada', 'Bob'], type: 'text' },
        { field: 'total', rule: 'ge', value: 5, type: 'decimal' },
        { field: 'level', rule: 'eq', value: 'gold', type: 'text', dictionary: 'level' },
      ],
    })
  })

  test('that was asked can be gone on with', () => {
    const { match, lines } = fromSuperQuery(toSuperQuery(draft, fields))
    expect(match).toBe('or')
    expect(lines.map(({ field, rule, value }) => [field, rule, value])).toEqual(
      draft.lines.map(({ field, rule, value }) => [field, rule, value]),
    )
  })

  test('is kept as title, matchType and records, and comes back as it was (specification 3)', () => {
    const saved = toSavedQuery('Mine', draft, fields)
    expect(saved).toEqual({
      title: 'Mine',
      matchType: 'or',
      records: [
        { field: 'name', rule: 'in', val: 'Ada,Bob', type: 'text', dbType: 'string' },
        { field: 'total', rule: 'ge', val: '5', type: 'number', dbType: 'bigdecimal' },
        { field: 'level', rule: 'eq', val: 'gold', type: 'text', dbType: 'string', dictCode: 'level' },
      ],
    })
    expect(fromSavedQuery(saved).lines.map(({ value }) => value)).toEqual([['Ada', 'Bob'], '5', 'gold'])
    expect(toSavedQuery('Mine', fromSavedQuery(saved), fields)).toEqual(saved)
  })

  test('of another version leaves out the rules that this one does not have', () => {
    const records = [
      { field: 'name', rule: 'sounds_like', val: 'x' },
      { field: 'name', rule: 'eq', val: 'x' },
    ]
    expect(fromSavedQuery({ title: 'T', matchType: 'and', records }).lines).toMatchObject([{ rule: 'eq' }])
  })
})
