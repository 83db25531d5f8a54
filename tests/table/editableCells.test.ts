import { expect, test } from 'vitest'
import { cellAfter, cellBeside } from '../../runtime/table/editableCells.ts'
import { placeColumns } from '../../runtime/table/placeColumns.ts'
import type { CellEditing, TableColumn } from '../../runtime/table/types.ts'

const column = (id: string): TableColumn<string> => ({ id, title: id, width: 100, render: () => id })
const placed = placeColumns({
  columns: ['a', 'b', 'c', 'd'].map(column),
  selection: column('$selection'),
  actions: undefined,
  isNarrow: false,
})
/** Of the rows, `none` has no cell to edit; of the columns, `a` and `c` have some. */
const editing: CellEditing<string> = {
  cell: undefined,
  isEditable: (row, id) => row !== 'none' && (id === 'a' || id === 'c'),
  onBegin: () => undefined,
  render: () => null,
}
const table = { rows: ['one', 'none', 'two'], placed, editing }

test.each([
  [0, undefined, 1, { row: 0, column: 'a' }],
  [0, 'a', 1, { row: 0, column: 'c' }],
  [0, 'c', 1, undefined],
  [0, 'c', -1, { row: 0, column: 'a' }],
  [0, 'a', -1, undefined],
  [0, undefined, -1, { row: 0, column: 'c' }],
  [1, undefined, 1, undefined],
  [7, undefined, 1, undefined],
] as const)('beside row %i, column %j, by %i there is %j', (row, from, by, expected) => {
  expect(cellBeside(table, row, from, by)).toEqual(expected)
})

test.each([
  [{ row: 0, column: 'a' }, 1, { row: 0, column: 'c' }],
  [{ row: 0, column: 'c' }, 1, { row: 2, column: 'a' }],
  [{ row: 2, column: 'c' }, 1, undefined],
  [{ row: 2, column: 'a' }, -1, { row: 0, column: 'c' }],
  [{ row: 0, column: 'a' }, -1, undefined],
] as const)('after %j by %i comes %j, over rows without cells to edit', (from, by, expected) => {
  expect(cellAfter(table, from, by)).toEqual(expected)
})
