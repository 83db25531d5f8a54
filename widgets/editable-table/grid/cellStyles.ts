import type { CSSProperties } from 'react'
import type { GridLayout } from './layout.ts'

/** Where the cells of each column stand; the same objects until a column changes its width. */
export type CellStyles = readonly CSSProperties[] & { readonly pins: CSSProperties }

export function toCellStyles({ lefts, widths, pinnedWidth }: GridLayout): CellStyles {
  const styles = lefts.map((left, index): CSSProperties => ({ left, width: widths[index] ?? 0 }))
  return Object.assign(styles, { pins: { width: pinnedWidth } })
}
