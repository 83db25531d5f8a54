import type { Grid } from '../grid/types.ts'
import { askAll } from './askServer.ts'

/** Goes to the first cell that fails, without taking the focus; false when none does. */
function revealFailing(grid: Grid): boolean {
  const { columns } = grid.setup()
  for (const [row, key] of grid.store.keys().entries()) {
    const errors = grid.store.view(key)?.errors ?? {}
    const names = Object.keys(errors)
    if (names.length === 0) continue
    const column = columns.findIndex(({ name }) => name in errors)
    if (column < 0) {
      // What fails stands in the form of the row alone.
      if (grid.rowForm.get()?.key !== key) void grid.rowForm.toggle(key, 0)
      return true
    }
    const cell = { row, column }
    if (grid.cursor.get().mode === 'idle') grid.cursor.set({ cell, anchor: cell })
    grid.reveal(cell)
    return true
  }
  return false
}

/** Shows every cell that fails, and goes to the first of them: what the server refuses comes a moment later. */
export async function showRefused(grid: Grid): Promise<void> {
  grid.store.touchAll()
  const isFound = revealFailing(grid)
  await askAll(grid)
  if (!isFound) revealFailing(grid)
}
