import type { GridColumn } from './types.ts'

interface TypeWidth {
  readonly width?: number
  readonly minWidth?: number
}

/** Widths by the type of a column, in pixels (specification 9, "Editable table"). */
const typeWidths: Readonly<Record<string, TypeWidth>> = {
  datetime: { width: 200, minWidth: 190 },
  'user-picker': { width: 220, minWidth: 190 },
  'user-by-depart-picker': { width: 220, minWidth: 190 },
  'depart-picker': { width: 160 },
  date: { minWidth: 135 },
}

/** The width of a column that says nothing, and the part of the table that such columns share (specification 9). */
const defaultWidth = 120
const share = 0.92

export const widthLimits = { min: 40, max: 2000 } as const

/** The least width of a column. */
export const minWidth = ({ field, options }: GridColumn): number =>
  options.minWidth ?? typeWidths[field.widget ?? '']?.minWidth ?? widthLimits.min

/** A width that people may give a column, in whole pixels. */
export const toWidth = (column: GridColumn, wanted: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(minWidth(column), wanted)))

const statedWidth = ({ field }: GridColumn): number | undefined => field.width ?? typeWidths[field.widget ?? '']?.width

/**
 * The widths of the columns in a table so wide. A column is as wide as a person made it, as its document says, or as its
 * type is; the others share 92 % of the room with those, if the controls of the
 * rows leave as much, and none of them is narrower than 120 px.
 */
export function toWidths(
  columns: readonly GridColumn[],
  available: number,
  chosen: ReadonlyMap<string, number>,
  controlsWidth = 0,
): readonly number[] {
  const stated = columns.map((column) => chosen.get(column.name) ?? statedWidth(column))
  const sharing = stated.filter((width) => width === undefined).length
  const rest =
    Math.min(available * share, available - controlsWidth) -
    stated.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const each = sharing === 0 ? 0 : Math.max(defaultWidth, Math.floor(rest / sharing))
  return columns.map((column, index) => Math.min(widthLimits.max, Math.max(stated[index] ?? each, minWidth(column))))
}
