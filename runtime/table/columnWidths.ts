/** The limits of a chosen width in pixels (specification 9 leaves them open; the list page sets 20 to 2000). */
export const widthLimits = { min: 20, max: 2000 } as const

export const clampWidth = (width: number, min: number = widthLimits.min): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, min, width)))

export interface WidthShare {
  readonly width: number
  readonly canGrow: boolean
  /** How narrow it may get where all columns fit then. */
  readonly min?: number | undefined
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Shares the room that is left over among the columns that may grow, each in proportion to its width. Where a little is
 * missing the columns that may shrink give it; where that is not enough all keep their width, and the table scrolls.
 */
export function shareWidths(shares: readonly WidthShare[], available: number): readonly number[] {
  const spare = Math.floor(available) - sum(shares.map(({ width }) => width))
  if (spare < 0) return shrinkWidths(shares, -spare)
  const growing = sum(shares.map(({ width, canGrow }) => (canGrow ? width : 0)))
  if (spare === 0 || growing === 0) return shares.map(({ width }) => width)
  const last = shares.findLastIndex(({ canGrow }) => canGrow)
  const widths = shares.map(({ width, canGrow }) => (canGrow ? width + Math.floor((spare * width) / growing) : width))
  return widths.map((width, index) => (index === last ? width + Math.floor(available) - sum(widths) : width))
}

function shrinkWidths(shares: readonly WidthShare[], missing: number): readonly number[] {
  const gives = shares.map(({ width, min }) => Math.max(0, width - (min ?? width)))
  const total = sum(gives)
  if (total < missing) return shares.map(({ width }) => width)
  return shares.map(({ width }, index) => width - Math.ceil((missing * (gives[index] ?? 0)) / total))
}
