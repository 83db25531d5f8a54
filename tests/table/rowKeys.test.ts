import { expect, test } from 'vitest'
import { nextSort } from '../../runtime/table/nextSort.ts'
import { rowAfterKey } from '../../runtime/table/rowKeys.ts'
import type { TableSort } from '../../runtime/table/types.ts'

test.each([
  ['ArrowDown', undefined, 12],
  ['ArrowUp', undefined, 12],
  ['End', undefined, undefined],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['PageUp', 15, 5],
  ['Home', 40, 0],
  ['End', 40, 99],
  ['a', 40, undefined],
])('%s from row %j leads to row %j', (key, row, next) => {
  expect(rowAfterKey(key, { row, firstVisible: 12, count: 100, perView: 10 })).toBe(next)
})

test('no key leads anywhere in a table without rows', () => {
  expect(rowAfterKey('ArrowDown', { row: undefined, firstVisible: 0, count: 0, perView: 10 })).toBeUndefined()
})

test.each<[TableSort | undefined, TableSort | undefined]>([
  [undefined, { column: 'name', order: 'asc' }],
  [
    { column: 'name', order: 'asc' },
    { column: 'name', order: 'desc' },
  ],
  [{ column: 'name', order: 'desc' }, undefined],
  [
    { column: 'created', order: 'desc' },
    { column: 'name', order: 'asc' },
  ],
])('a press of the title Name turns the sort %j into %j', (sort, next) => {
  expect(nextSort(sort, 'name')).toEqual(next)
})
