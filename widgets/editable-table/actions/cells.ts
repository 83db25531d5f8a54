import { cellStateOf, isRowDisabled } from '../columns/cellState.ts'
import type { GridColumn } from '../columns/types.ts'
import type { Grid } from '../grid/types.ts'
import { writeCells } from '../store/rowChanges.ts'
import type { CellEdit, GridRow } from '../store/types.ts'

/** Whether the value of a cell can be changed now. */
export function canEdit(grid: Grid, row: GridRow | undefined, column: GridColumn | undefined): boolean {
  const { disabled, props, names } = grid.setup()
  if (!row || !column || disabled || row.mark === 'deleted') return false
  const scope = { names, rows: grid.store.state().rows }
  const state = cellStateOf(column, row.values, scope, row.mark === 'new', isRowDisabled(props, row.values, scope))
  return state.isShown && !state.isDisabled
}

/** Writes values into cells, and shows from now on what fails in them. */
export function write(grid: Grid, edits: readonly CellEdit[], joins?: string): void {
  if (edits.length === 0) return
  grid.store.apply((state) => writeCells(state, edits), joins)
  const names = new Map<string, string[]>()
  for (const { key, name } of edits) names.set(key, [...(names.get(key) ?? []), name])
  grid.store.touchMany(names)
}
