import type { Grid } from '../grid/types.ts'

/** Shows every cell that fails, and goes to the first of them without taking the focus. */
export function showRefused(grid: Grid): void {
  grid.store.touchAll()
  const { columns } = grid.setup()
  for (const [row, key] of grid.store.keys().entries()) {
    const errors = grid.store.view(key)?.errors ?? {}
    const column = columns.findIndex(({ name }) => name in errors)
    if (column < 0) continue
    const cell = { row, column }
    if (grid.cursor.get().mode === 'idle') grid.cursor.set({ cell, anchor: cell })
    grid.reveal(cell)
    return
  }
}
