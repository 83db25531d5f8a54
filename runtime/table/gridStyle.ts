import type { CSSProperties } from 'react'
import type { GroupRun } from './groupRuns.ts'
import type { PlacedColumn } from './placeColumns.ts'

type Variables = Record<`--${string}`, string>

/**
 * The widths and pin offsets of all columns as CSS variables of the grid, so that a resized column changes one style
 * and no cell. A track that takes the rest stands before the right pins, to keep those at the edge.
 */
export function toGridStyle<R>(
  placed: readonly PlacedColumn<R>[],
  widths: readonly number[],
  viewWidth: number,
): CSSProperties {
  const widthOf = ({ track }: PlacedColumn<R>) => widths[track] ?? 0
  const variables: Variables = {}
  let left = 0
  for (const entry of placed.filter(({ pin }) => pin === 'left')) {
    variables[`--pw-pin-${entry.track}`] = `${left}px`
    left += widthOf(entry)
  }
  let right = 0
  for (const entry of placed.filter(({ pin }) => pin === 'right').reverse()) {
    variables[`--pw-pin-${entry.track}`] = `${right}px`
    right += widthOf(entry)
  }
  const tracks = widths.map((width) => `${width}px`)
  tracks.splice(restTrack(placed), 0, 'minmax(0, 1fr)')
  variables['--pw-columns'] = tracks.join(' ')
  variables['--pw-pinned-left'] = `${left}px`
  variables['--pw-pinned-right'] = `${right}px`
  variables['--pw-view-width'] = `${viewWidth}px`
  const total = widths.reduce((sum, width) => sum + width, 0)
  return { ...variables, minWidth: total }
}

const restTrack = <R>(placed: readonly PlacedColumn<R>[]): number => {
  const first = placed.findIndex(({ pin }) => pin === 'right')
  return first < 0 ? placed.length : first
}

/** Where a cell of this column stands in its row. Grid lines count from 1, and the rest track precedes right pins. */
export function toCellStyle<R>({ track, pin }: PlacedColumn<R>): CSSProperties {
  const gridColumn = track + (pin === 'right' ? 2 : 1)
  return pin ? { gridColumn, [pin]: `var(--pw-pin-${track})` } : { gridColumn }
}

/** Where the title of a group stands: over its columns, with the pin of the one at the edge. */
export function toGroupStyle({ first, last, pin, level }: GroupRun): CSSProperties {
  const shift = pin === 'right' ? 2 : 1
  const place = { gridColumn: `${first + shift} / ${last + shift + 1}`, gridRow: level + 1 }
  return pin ? { ...place, [pin]: `var(--pw-pin-${pin === 'left' ? first : last})` } : place
}

/** The classes of a cell in the header or in a row. */
export function toCellClass<R>(base: string, { column, kind, pin }: PlacedColumn<R>): string {
  const classes = [base]
  if (kind !== 'data') classes.push(`${base}-${kind}`)
  if (column.align && column.align !== 'left') classes.push(`pw-table-${column.align}`)
  if (pin) classes.push(`pw-table-pin-${pin}`)
  return classes.join(' ')
}
