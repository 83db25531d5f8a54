import type { Siblings } from '../../../runtime/index.ts'
import { write } from '../actions/cells.ts'
import type { Grid } from './types.ts'

/** The values around a cell: those of its row, for linked selects and for pickers that fill several fields. */
export const createRowSiblings = (grid: Grid, key: string): Siblings => ({
  get: (name) => grid.store.find(key)?.values[name],
  set(values) {
    if (grid.setup().disabled) return
    write(
      grid,
      Object.entries(values).map(([name, value]) => ({ key, name, value })),
    )
  },
  subscribe: (_name, listener) => grid.store.subscribe(listener),
})
