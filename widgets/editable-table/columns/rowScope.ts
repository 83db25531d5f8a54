import type { DataRecord } from '../../../runtime/index.ts'
import type { GridRow } from '../store/types.ts'

/** The names of the expressions of a row: `values` is the row, `rows` are all rows, `record` is what the table is in. */
export interface RowScope {
  /** The names of the page around the table. */
  readonly names: () => DataRecord
  readonly rows: readonly GridRow[]
}

const lists = new WeakMap<readonly GridRow[], readonly DataRecord[]>()

/** The values of all rows; deleted ones are none. The same list for the same rows. */
export function valuesOf(rows: readonly GridRow[]): readonly DataRecord[] {
  const known = lists.get(rows)
  if (known) return known
  const list = rows.flatMap(({ values, mark }) => (mark === 'deleted' ? [] : [values]))
  lists.set(rows, list)
  return list
}

/** What an expression of a cell can read. */
export const toScope = ({ names, rows }: RowScope, values: DataRecord, self: unknown): DataRecord => ({
  ...names(),
  values,
  self,
  rows: valuesOf(rows),
})
