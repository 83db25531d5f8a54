import { type DataRecord, shorten } from '../../../runtime/index.ts'
import { fromCellText, toCellText } from '../clipboard/cellText.ts'
import { type FilledCell, fillCells, fillDown } from '../clipboard/fillCells.ts'
import { placePasted } from '../clipboard/pasteCells.ts'
import { parseTsv, writeTsv } from '../clipboard/tsv.ts'
import type { Grid } from '../grid/types.ts'
import { type CellRange, isSingle } from '../keyboard/range.ts'
import type { CellEdit } from '../store/types.ts'
import { canEdit, write } from './cells.ts'
import { appendRows, canAdd } from './rows.ts'

const select = (grid: Grid, { top, bottom, left, right }: CellRange): void => {
  const cell = { row: top, column: left }
  grid.cursor.set({ cell, anchor: { row: bottom, column: right }, mode: 'navigate' })
  grid.focus(cell)
}

/** The selected cells as a spreadsheet program reads them. */
export function copyRange(grid: Grid): string {
  const { columns, findChoices } = grid.setup()
  const { top, bottom, left, right } = grid.cursor.range()
  const rows = grid.store.state().rows.slice(top, bottom + 1)
  const chosen = columns.slice(left, right + 1)
  return writeTsv(rows.map(({ values }) => chosen.map((column) => toCellText(column, values, findChoices))))
}

/** Empties the selected cells that can be changed. */
export function clearRange(grid: Grid): void {
  const { columns } = grid.setup()
  const { top, bottom, left, right } = grid.cursor.range()
  const chosen = columns.slice(left, right + 1)
  const edits = grid.store
    .state()
    .rows.slice(top, bottom + 1)
    .flatMap((row) =>
      chosen
        .filter((column) => canEdit(grid, row, column))
        .map((column): CellEdit => ({ key: row.key, name: column.name, value: undefined })),
    )
  write(grid, edits)
}

/** Characters that a cell cannot hold, by the words for where they were to go. */
interface LeftOut {
  readonly column: string
  readonly row: number
  readonly text: string
}

/** What was left out that is named one by one; of more the message gives the count alone. */
const namedCells = 3

/** Letters of a pasted text that the message repeats. */
const namedLetters = 25

function warnOfLeftOut({ translate, warn }: ReturnType<Grid['setup']>, leftOut: readonly LeftOut[]): void {
  const named = leftOut
    .slice(0, namedCells)
    .map(({ text, ...place }) =>
      translate('widgets.editable-table.pasteRefusedCell', { ...place, text: shorten(text, namedLetters) }),
    )
  const more = leftOut.length > namedCells ? ' …' : ''
  const cells = `${named.join(translate('widgets.editable-table.pasteRefusedJoin'))}${more}`
  warn(translate('widgets.editable-table.pasteRefused', { count: leftOut.length, cells }))
}

/**
 * Puts the cells of a clipboard into the table; rows that it needs beyond the last one are added. Cells that cannot be
 * changed, and characters that a cell cannot hold, are passed over, and a message names the latter and where they were to
 * go.
 */
export function pasteText(grid: Grid, text: string): void {
  const setup = grid.setup()
  const { columns, findChoices } = setup
  const range = grid.cursor.range()
  const placed = placePasted(parseTsv(text), range, columns.length)
  if (placed.length === 0) return
  const bottom = Math.max(...placed.map((cell) => cell.row))
  const right = Math.max(...placed.map((cell) => cell.column))
  const missing = bottom + 1 - grid.store.state().rows.length
  const leftOut: LeftOut[] = []
  const joins = `paste ${performance.now()}`
  if (missing > 0 && canAdd(grid)) appendRows(grid, missing, joins)
  const { rows } = grid.store.state()
  const edits = placed.flatMap((cell): readonly CellEdit[] => {
    const row = rows[cell.row]
    const column = columns[cell.column]
    if (!row || !column || !canEdit(grid, row, column)) return []
    const pasted = fromCellText(column, cell.text, findChoices)
    if (!pasted) leftOut.push({ column: column.label, row: cell.row + 1, text: cell.text.trim() })
    return pasted ? [{ key: row.key, name: column.name, value: pasted.value }] : []
  })
  write(grid, edits, joins)
  select(grid, { ...range, top: range.top, left: range.left, bottom: Math.min(bottom, rows.length - 1), right })
  if (leftOut.length > 0) warnOfLeftOut(setup, leftOut)
}

const writeFilled = (grid: Grid, filled: readonly FilledCell[]): void => {
  const { columns } = grid.setup()
  const { rows } = grid.store.state()
  const edits = filled.flatMap(({ from, to }): readonly CellEdit[] => {
    const source: DataRecord | undefined = rows[from.row]?.values
    const [given, taken] = [columns[from.column], columns[to.column]]
    const row = rows[to.row]
    if (!source || !given || !taken || !row || !canEdit(grid, row, taken)) return []
    const isSameColumn = given === taken
    const value = source[given.name]
    const { findChoices } = grid.setup()
    const pasted = isSameColumn ? { value } : fromCellText(taken, toCellText(given, source, findChoices), findChoices)
    return pasted ? [{ key: row.key, name: taken.name, value: pasted.value }] : []
  })
  write(grid, edits)
}

/** Repeats the selected cells over the block beside them, as the fill handle does. */
export function fillRange(grid: Grid, target: CellRange): void {
  const range = grid.cursor.range()
  writeFilled(grid, fillCells(range, target))
  select(grid, {
    top: Math.min(range.top, target.top),
    bottom: Math.max(range.bottom, target.bottom),
    left: Math.min(range.left, target.left),
    right: Math.max(range.right, target.right),
  })
}

/** Ctrl-D: repeats the first line of the selected cells, or what is above a single one. */
export const fillRangeDown = (grid: Grid): void => writeFilled(grid, fillDown(grid.cursor.range()))

/** Selects all cells. */
export function selectAll(grid: Grid): void {
  const rows = grid.store.keys().length
  const columns = grid.setup().columns.length
  if (rows === 0 || columns === 0) return
  const { cell } = grid.cursor.get()
  const all = { top: 0, bottom: rows - 1, left: 0, right: columns - 1 }
  if (isSingle(all)) return
  grid.cursor.set({ cell: { row: 0, column: 0 }, anchor: { row: rows - 1, column: columns - 1 }, mode: 'navigate' })
  if (cell.row !== 0 || cell.column !== 0) grid.focus({ row: 0, column: 0 })
}
