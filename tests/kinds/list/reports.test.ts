import { describe, expect, test } from 'vitest'
import { createReportKeys } from '../../../runtime/kinds/list/reports/reportKeys.ts'
import { splitFilter } from '../../../runtime/kinds/list/reports/splitFilter.ts'

describe('the keys of report rows', () => {
  const long = (end: string) => ({ text: `${'x'.repeat(200)}${end}` })

  test('are what is in them', () => {
    const { keyOf } = createReportKeys()
    expect(keyOf({ a: 'x', b: 1 })).toBe(keyOf({ a: 'x', b: 1 }))
    expect(keyOf({ a: 'x', b: 1 })).not.toBe(keyOf({ a: 'x', b: 2 }))
    expect(keyOf({ a: 'xy', b: '' })).not.toBe(keyOf({ a: 'x', b: 'y' }))
  })

  test('have 50 characters at most, and differ where the rows differ further on (specification 9)', () => {
    const { keyOf } = createReportKeys()
    expect(keyOf(long('1'))).toHaveLength(50)
    expect(keyOf(long('1'))).not.toBe(keyOf(long('2')))
  })

  test('tell the equal rows of one page apart, the same way each time', () => {
    const { learn, keyOf } = createReportKeys()
    const page = () => [long('1'), { a: 1 }, long('1'), { a: 1 }, { a: 1 }]
    const [first, again] = [page(), page()]
    learn(first)
    learn(again)
    const keys = first.map(keyOf)
    expect(new Set(keys).size).toBe(5)
    expect(keys.every((key) => key.length <= 50)).toBe(true)
    expect(again.map(keyOf)).toEqual(keys)
  })
})

test('parameters of the report itself are no questions about its rows (specification 7.3)', () => {
  expect(splitFilter({ self_day: ' 2025,03 ', status: '1', selfish: 2, self_no: 7 }, true)).toEqual({
    filters: [
      { field: 'status', rule: 'eq', value: '1' },
      { field: 'selfish', rule: 'eq', value: 2 },
    ],
    own: { self_day: '2025,03', self_no: '7' },
  })
})

test('elsewhere a field may be named as such parameters are', () => {
  expect(splitFilter({ self_check: 'a*' }, false)).toEqual({
    filters: [{ field: 'self_check', rule: 'eq', value: 'a*' }],
    own: {},
  })
})
