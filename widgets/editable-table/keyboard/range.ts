/** A place in the table: the numbers of a row and of a column, from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** A block of cells; the ends belong to it. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The block between two corners. */
export const rangeOf = (one: Cell, other: Cell): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isSingle = ({ top, bottom, left, right }: CellRange): boolean => top === bottom && left === right

/** The block that filling adds to a range when its handle is dragged to a cell: down or up, else to a side. */
export function fillTarget(range: CellRange, to: Cell): CellRange | undefined {
  if (to.row > range.bottom) return { ...range, top: range.bottom + 1, bottom: to.row }
  if (to.row < range.top) return { ...range, top: to.row, bottom: range.top - 1 }
  if (to.column > range.right) return { ...range, left: range.right + 1, right: to.column }
  if (to.column < range.left) return { ...range, left: to.column, right: range.left - 1 }
  return undefined
}
