import { describe, expect, test } from 'vitest'
import { AppError } from '../../runtime/language/index.ts'
import type { QueryFields } from '../../server/http/query/condition.ts'
import { parseFilters } from '../../server/http/query/parseFilters.ts'
import { parsePage } from '../../server/http/query/parsePage.ts'
import { parseSort } from '../../server/http/query/parseSort.ts'
import { parseSuperQuery } from '../../server/http/query/parseSuperQuery.ts'
import {
  type GrammarFieldType,
  grammarFields,
  sortCases,
  superQueryCases,
  valueCases,
} from '../shared/queryGrammarCases.ts'

function toFields(types: Readonly<Record<string, GrammarFieldType>>): QueryFields {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]))
}

const fields = toFields(grammarFields)

describe('values of query parameters (wire contract 2.1)', () => {
  for (const { name, parameters, meaning } of valueCases) {
    if (meaning === undefined) continue
    test(name, () => expect(parseFilters(parameters, fields)).toEqual(meaning))
  }
})

describe('the order of a list (wire contract 2.2)', () => {
  for (const { name, parameters, meaning, fields: own } of sortCases) {
    test(name, () => {
      const parse = () => parseSort(parameters, own === undefined ? fields : toFields(own))
      if ('error' in meaning) {
        try {
          expect.unreachable(`${JSON.stringify(parse())} was not refused`)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
          expect(error instanceof AppError && error.messageIn('zh')).toBe(meaning.error)
        }
      } else {
        expect(parse()).toEqual(meaning)
      }
    })
  }
})

describe('the advanced query (wire contract 2.3)', () => {
  for (const { name, parameters, meaning } of superQueryCases) {
    test(name, () => {
      const parse = () => parseSuperQuery(parameters, fields)
      if (meaning === 'invalid') expect(parse).toThrow(AppError)
      else expect(parse()).toEqual(meaning)
    })
  }
})

describe('the part of a list', () => {
  test.each([
    [{}, { current: 1, size: 10 }],
    [
      { pageNo: '3', pageSize: '20' },
      { current: 3, size: 20 },
    ],
    [
      { pageNo: '0', pageSize: '0' },
      { current: 1, size: 1 },
    ],
    [
      { pageNo: '-4', pageSize: '99999' },
      { current: 1, size: 1000 },
    ],
    [
      { pageNo: 'x', pageSize: '1;drop' },
      { current: 1, size: 10 },
    ],
    [{ pageSize: '-521' }, { current: 1, size: 1 }],
  ])('%j is %j', (parameters, range) => expect(parsePage(parameters)).toEqual(range))

  test('the whole of a list is given where the list allows it', () => {
    expect(parsePage({ pageNo: '2', pageSize: '-521' }, true)).toEqual({ current: 1, size: 10_000 })
  })
})
