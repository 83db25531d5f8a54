import { createContext, use } from 'react'
import type { DrawnSetup, Grid } from './types.ts'

const GridContext = createContext<Grid | null>(null)

/** Gives the parts of a table the table. */
export const GridProvider = GridContext.Provider

/** The table around a part of it; a part outside of one is a bug. */
export function useGrid(): Grid {
  const grid = use(GridContext)
  if (!grid) throw new Error('No table: the part stands outside of one.')
  return grid
}

const GridSetupContext = createContext<DrawnSetup | null>(null)

/** Gives the parts of a table what they are drawn by. */
export const GridSetupProvider = GridSetupContext.Provider

/** What the table around a part of it is drawn by; the part is drawn again when that changes. */
export function useGridSetup(): DrawnSetup {
  const setup = use(GridSetupContext)
  if (!setup) throw new Error('No table: the part stands outside of one.')
  return setup
}
