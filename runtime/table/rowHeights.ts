import type { RowDensity, TableColumn } from './types.ts'

interface Heights {
  readonly row: number
  readonly head: number
  /** A line of titles when there are several. */
  readonly title: number
}

/** Pixels of a row and of the titles, hairline included. */
export const rowHeights: Readonly<Record<RowDensity, Heights>> = {
  compact: { row: 40, head: 40, title: 32 },
  middle: { row: 48, head: 44, title: 36 },
  comfortable: { row: 56, head: 48, title: 40 },
}

/** The line beneath all rows (specification 9, statistics row). */
export const footHeight = 32

/** How many lines of titles the columns need: one, and one more for each group around a column. */
export const titleLinesOf = <R>(columns: readonly TableColumn<R>[]): number =>
  columns.reduce((max, { groups }) => Math.max(max, (groups?.length ?? 0) + 1), 1)

/** Pixels of all the lines of titles. */
export const headHeightOf = (density: RowDensity, lines: number): number =>
  lines === 1 ? rowHeights[density].head : rowHeights[density].title * lines

/** Whether there is a line beneath the rows. */
export const hasFooter = <R>(columns: readonly TableColumn<R>[]): boolean =>
  columns.some(({ footer }) => footer !== undefined)
