import { createContext, use } from 'react'
import type { Grid } from './types.ts'

const GridContext = createContext<Grid | null>(null)

/** Gives the parts of a table the table. */
export const GridProvider = GridContext.Provider

/** The table around a part of it; a part outside of one is a bug. */
export function useGrid(): Grid {
  const grid = use(GridContext)
  if (!grid) throw new Error('No table: the part stands outside of one.')
  return grid
}
