import type { CellRange } from '../keyboard/range.ts'
import type { TextCells } from './tsv.ts'

/** A cell that is to take characters, by its place in the table; rows from the last one on do not exist yet. */
export interface PastedCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

/**
 * Where the cells of a clipboard go: from the top left corner of the selection on; a selection that is a multiple of
 * them is filled by them again and again. Columns beyond the table are left out.
 */
export function placePasted(cells: TextCells, range: CellRange, columns: number): readonly PastedCell[] {
  const height = cells.length
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (height === 0 || width === 0) return []
  const rangeHeight = range.bottom - range.top + 1
  const rangeWidth = range.right - range.left + 1
  const tallness = rangeHeight % height === 0 ? rangeHeight : height
  const wideness = rangeWidth % width === 0 ? rangeWidth : width
  return Array.from({ length: tallness }, (_, down) => {
    const source = cells[down % height] ?? []
    return Array.from({ length: Math.min(wideness, columns - range.left) }, (_cell, column) => ({
      row: range.top + down,
      column: range.left + column,
      text: source[column % width],
    })).flatMap(({ text, ...place }) => (text === undefined ? [] : [{ ...place, text }]))
  }).flat()
}
