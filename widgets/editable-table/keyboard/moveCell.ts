import type { Cell } from './range.ts'

/** How far a table goes, and how many rows a page of it has. */
export interface TableExtent {
  readonly rows: number
  readonly columns: number
  readonly page: number
}

export type Movement =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'lineStart'
  | 'lineEnd'
  | 'tableStart'
  | 'tableEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'pageUp'
  | 'pageDown'

type Move = (cell: Cell, extent: TableExtent) => Cell

const moves: Readonly<Record<Movement, Move>> = {
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  lineStart: ({ row }) => ({ row, column: 0 }),
  lineEnd: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  tableStart: () => ({ row: 0, column: 0 }),
  tableEnd: (_cell, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  columnStart: ({ column }) => ({ row: 0, column }),
  columnEnd: ({ column }, { rows }) => ({ row: rows - 1, column }),
  pageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  pageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
}

const clamp = (number: number, count: number): number => Math.max(0, Math.min(number, count - 1))

/** The cell to which a movement leads; at an edge it is the cell itself. */
export function moveCell(cell: Cell, movement: Movement, extent: TableExtent): Cell {
  const { row, column } = moves[movement](cell, extent)
  return { row: clamp(row, extent.rows), column: clamp(column, extent.columns) }
}

/** The next or the previous cell in reading order, as Tab goes; undefined beyond the table. */
export function nextCell({ row, column }: Cell, step: 1 | -1, { rows, columns }: TableExtent): Cell | undefined {
  const place = row * columns + column + step
  if (place < 0 || place >= rows * columns) return undefined
  return { row: Math.floor(place / columns), column: place % columns }
}
