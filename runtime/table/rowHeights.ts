import type { RowDensity } from './types.ts'

/** Pixels of a row and of the titles, hairline included. */
export const rowHeights: Readonly<Record<RowDensity, { readonly row: number; readonly head: number }>> = {
  compact: { row: 40, head: 40 },
  middle: { row: 48, head: 44 },
  comfortable: { row: 56, head: 48 },
}
