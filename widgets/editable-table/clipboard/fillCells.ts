import type { Cell, CellRange } from '../keyboard/range.ts'

/** A cell that takes the value of another one. */
export interface FilledCell {
  readonly from: Cell
  readonly to: Cell
}

const wrap = (number: number, count: number): number => ((number % count) + count) % count

/** Which cell of a range each cell of the target repeats; the pattern goes on as it began. */
export function fillCells(range: CellRange, target: CellRange): readonly FilledCell[] {
  const height = range.bottom - range.top + 1
  const width = range.right - range.left + 1
  const filled: FilledCell[] = []
  for (let row = target.top; row <= target.bottom; row += 1)
    for (let column = target.left; column <= target.right; column += 1)
      filled.push({
        from: { row: range.top + wrap(row - range.top, height), column: range.left + wrap(column - range.left, width) },
        to: { row, column },
      })
  return filled
}

/** Ctrl-D: the first line of a range goes into its other lines; a single line takes the one above it. */
export function fillDown(range: CellRange): readonly FilledCell[] {
  if (range.top === range.bottom) {
    const above = { ...range, top: range.top - 1, bottom: range.top - 1 }
    return range.top === 0 ? [] : fillCells(above, range)
  }
  return fillCells({ ...range, bottom: range.top }, { ...range, top: range.top + 1 })
}
