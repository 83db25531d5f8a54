/** The limits of a chosen width in pixels (specification 9 leaves them open; the list page sets 20 to 2000). */
export const widthLimits = { least: 20, most: 2000 } as const

export const clampWidth = (width: number, least: number = widthLimits.least): number =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, least, width)))

export interface WidthShare {
  readonly width: number
  readonly canGrow: boolean
}

/** Shares the room that is left over among the columns that may grow, each in proportion to its width. */
export function shareWidths(shares: readonly WidthShare[], room: number): readonly number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const spare = Math.floor(room) - sum(shares.map(({ width }) => width))
  const growing = sum(shares.map(({ width, canGrow }) => (canGrow ? width : 0)))
  if (spare <= 0 || growing === 0) return shares.map(({ width }) => width)
  const last = shares.findLastIndex(({ canGrow }) => canGrow)
  const widths = shares.map(({ width, canGrow }) => (canGrow ? width + Math.floor((spare * width) / growing) : width))
  return widths.map((width, index) => (index === last ? width + Math.floor(room) - sum(widths) : width))
}
