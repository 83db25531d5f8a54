import type { PlacedColumn } from './placeColumns.ts'
import type { CellEditing } from './types.ts'

interface CellAt {
  readonly row: number
  readonly column: string
}

interface EditableTable<R> {
  readonly rows: readonly R[]
  readonly placed: readonly PlacedColumn<R>[]
  readonly editing: CellEditing<R>
}

const editableColumns = <R>({ rows, placed, editing }: EditableTable<R>, index: number): readonly string[] => {
  const row = rows[index]
  if (row === undefined) return []
  return placed
    .filter(({ kind, column }) => kind === 'data' && editing.isEditable(row, column.id))
    .map(({ column }) => column.id)
}

/** The editable cell beside one in its row, or the first or last of the row when it stands on the row itself. */
export function cellBeside<R>(
  table: EditableTable<R>,
  row: number,
  column: string | undefined,
  by: 1 | -1,
): CellAt | undefined {
  const columns = editableColumns(table, row)
  const at = column === undefined ? (by === 1 ? -1 : columns.length) : columns.indexOf(column)
  const found = columns[at + by]
  return found === undefined ? undefined : { row, column: found }
}

/** The editable cell that follows or precedes one, over the ends of rows. */
export function cellAfter<R>(table: EditableTable<R>, { row, column }: CellAt, by: 1 | -1): CellAt | undefined {
  let found = cellBeside(table, row, column, by)
  for (let next = row + by; found === undefined && next >= 0 && next < table.rows.length; next += by)
    found = cellBeside(table, next, undefined, by)
  return found
}
