import { expect, test } from 'vitest'
import { selectableRows, selectionExtent } from '../../runtime/table/selectionExtent.ts'
import type { TableSelection } from '../../runtime/table/types.ts'

const rows = ['a', 'b', 'c']
const selectionOf = (keys: readonly string[], disabled?: readonly string[]) =>
  ({
    keys: new Set(keys),
    ...(disabled ? { isDisabled: (row: string) => disabled.includes(row) } : {}),
  }) as unknown as TableSelection<string>

test.each([
  [[], undefined, 'none'],
  [['a'], undefined, 'some'],
  [['a', 'b'], undefined, 'some'],
  [['a', 'b', 'c'], undefined, 'all'],
  [['other page'], undefined, 'none'],
  [['a', 'b', 'other page'], undefined, 'some'],
  [['a', 'b'], ['c'], 'all'],
  [['c'], ['c'], 'none'],
  [['c'], rows, 'none'],
] as const)('with %j chosen and %j closed the header shows %s', (keys, disabled, extent) => {
  expect(selectionExtent(rows, (row) => row, selectionOf(keys, disabled))).toBe(extent)
})

test('rows that are closed cannot be chosen; where none is, the rows are the same', () => {
  expect(selectableRows(rows, selectionOf([], ['b']))).toEqual(['a', 'c'])
  expect(selectableRows(rows, selectionOf([]))).toBe(rows)
})
