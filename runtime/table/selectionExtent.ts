import type { TableSelection } from './types.ts'

export type SelectionExtent = 'none' | 'some' | 'all'

/** The rows that a person may choose. */
export const selectableRows = <R>(rows: readonly R[], selection: TableSelection<R>): readonly R[] =>
  selection.isDisabled ? rows.filter((row) => !selection.isDisabled?.(row)) : rows

/** How many of the rows that can be chosen are chosen: what the box in the header shows. */
export function selectionExtent<R>(
  rows: readonly R[],
  rowKey: (row: R) => string,
  selection: TableSelection<R>,
): SelectionExtent {
  if (selection.keys.size === 0) return 'none'
  const selectable = selectableRows(rows, selection)
  const chosen = selectable.reduce((count, row) => count + (selection.keys.has(rowKey(row)) ? 1 : 0), 0)
  if (chosen === 0) return 'none'
  return chosen === selectable.length ? 'all' : 'some'
}
