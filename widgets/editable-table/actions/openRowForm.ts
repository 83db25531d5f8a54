import type { Grid } from '../grid/types.ts'

/** Opens the form of the active row beside its cell, or closes it (specification 4, sub-form popover). */
export function openRowForm(grid: Grid): void {
  const { cell } = grid.cursor.get()
  const key = grid.store.keys()[cell.row]
  if (key === undefined) return
  const element = grid.view()?.scroller.querySelector(`[data-row="${cell.row}"]`)
  void grid.rowForm.toggle(key, element?.getBoundingClientRect().bottom ?? 0)
}
