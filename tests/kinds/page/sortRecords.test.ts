import { expect, test } from 'vitest'
import { sortRecords } from '../../../runtime/kinds/page/blocks/table/sortRecords.ts'

const recordsOf = (...values: readonly unknown[]) => values.map((value) => ({ value }))
const sorted = (values: readonly unknown[], order: 'asc' | 'desc', locale = 'en') =>
  sortRecords(recordsOf(...values), { column: 'value', order }, locale).map(({ value }) => value)

test.each([
  ['numbers by size', [10, 9, '2', -1], [-1, '2', 9, 10]],
  ['texts as people sort them, numbers in them by size', ['b10', 'a', 'B9', 'á'], ['a', 'á', 'B9', 'b10']],
  ['what is nothing last', ['', 3, null, 1, undefined], [1, 3, '', null, undefined]],
  ['a number and a text by their texts', ['x', 7, '1a'], ['1a', 7, 'x']],
])('a table sorts %s', (_, values, expected) => {
  expect(sorted(values, 'asc')).toEqual(expected)
  const [some, none] = [
    expected.filter((value) => value != null && value !== ''),
    expected.filter((value) => value == null || value === ''),
  ]
  expect(sorted(values, 'desc')).toEqual([...some.toReversed(), ...none])
})

test('names sort by the letters of their language', () => {
  expect(sorted(['张', '安', '李'], 'asc', 'zh-CN')).toEqual(['安', '李', '张'])
})

test('without an order the records stay as they come', () => {
  const records = recordsOf(2, 1)
  expect(sortRecords(records, undefined, 'en')).toBe(records)
})
