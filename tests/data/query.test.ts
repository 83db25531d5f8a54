import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toListParameters } from '../../runtime/language/query/listParameters.ts'
import { toLiteral } from '../../runtime/language/query/literal.ts'
import { type QueryEntry, toQueryParameters } from '../../runtime/language/query/query.ts'
import { type SuperQuery, toConditions } from '../../runtime/language/query/superQuery.ts'
import { sortCases, superQueryCases, valueCases } from '../shared/queryGrammarCases.ts'

describe('what a person asks becomes parameters', () => {
  for (const { name, entry, parameters } of valueCases) {
    if (entry) test(name, () => expect(toQueryParameters([entry as QueryEntry])).toEqual(parameters))
  }

  test('several entries become the parameters of one call', () => {
    expect(
      toQueryParameters([
        { field: 'name', rule: 'like', value: 'x' },
        { field: 'age', rule: 'between', value: [1, 2] },
      ]),
    ).toEqual({ name: '*x*', age_begin: '1', age_end: '2' })
  })
})

describe('a sort becomes parameters', () => {
  for (const { name, sort, parameters } of sortCases) {
    if (sort) test(name, () => expect(toListParameters({ sort })).toEqual(parameters))
  }
})

describe('an advanced query becomes parameters', () => {
  for (const { name, superQuery, parameters } of superQueryCases) {
    if (superQuery) {
      test(name, () => expect(toListParameters({ superQuery: superQuery as SuperQuery })).toEqual(parameters))
    }
  }
})

describe('a condition says of its field', () => {
  test.each([
    ['a dictionary', { dictionary: 'sex' }, { dictCode: 'sex' }],
    [
      'a table that is read as a dictionary',
      { dictionary: 'sys_role,role_name,id' },
      { dictTable: 'sys_role', dictText: 'role_name', dictCode: 'id' },
    ],
    ['its own choices', { options: [{ value: 'x', text: 'X' }] }, { options: [{ value: 'x', text: 'X' }] }],
  ])('%s', (_, line, condition) => {
    expect(toConditions([{ field: 'a', rule: 'eq', value: 'x', ...line }])).toEqual([
      { field: 'a', rule: 'eq', val: 'x', type: 'text', dbType: 'string', ...condition },
    ])
  })

  test('nothing of its choices on the wire', () => {
    const lines = [{ field: 'a', rule: 'eq', value: 'x', options: [{ value: 'x', text: 'X' }] }] as const
    const { superQueryParams = '' } = toListParameters({ superQuery: { match: 'and', lines } })
    expect(decodeURIComponent(superQueryParams)).not.toContain('options')
  })
})

test('a list asks for its page and its fields', () => {
  expect(toListParameters({ page: { number: 2, size: 30 }, fields: ['id', 'name'] })).toEqual({
    pageNo: '2',
    pageSize: '30',
    field: 'id,name',
  })
})

/** The readings of the grammar that concern a whole value, written again from the contract to hold the writer to it. */
function readsAsText(value: string): string | null {
  const text = value.trim()
  if (text === '') return null
  if (/^(['"]).*\1$/s.test(text)) return text.slice(1, -1)
  if (text === '*') return text
  if (/^(?:[<>]|gt |ge |lt |le |!)/.test(text) || text.startsWith('*') || text.endsWith('*') || text.includes(','))
    return null
  return text.replaceAll('++', '+')
}

test('every text that is typed under equality is read as itself', () => {
  const characters = fc.constantFrom('a', '*', '!', ',', '+', "'", '"', '>', '<', '=', ' ', 'gt ', 'le ')
  fc.assert(
    fc.property(fc.array(characters, { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join('').trim()
      fc.pre(text !== '')
      expect(readsAsText(toLiteral(text))).toBe(text)
    }),
    { numRuns: 5000 },
  )
})
