import type { DataRecord } from '../../../runtime/index.ts'
import { isRowDisabled } from '../columns/cellState.ts'
import { narrowWidth } from '../grid/layout.ts'
import type { Grid } from '../grid/types.ts'
import { tableDefaults } from '../props.ts'
import { insertRows, moveRow, removeRows, renumber, stepRows } from '../store/rowChanges.ts'
import { createRowKey } from '../store/rowKeys.ts'
import type { GridState } from '../store/types.ts'
import { fillRow } from './fillRow.ts'

/** What a new row starts from: what its fields say (specification 3, `defaultValue`, `defaultChecked`). */
const defaultsOf = (grid: Grid): DataRecord =>
  Object.fromEntries(
    grid
      .setup()
      .allColumns.filter(({ field }) => field.default !== undefined)
      .map(({ name, field }) => [name, grid.setup().resolve(field.default)]),
  )

/** Rows that can be dragged keep their place in a field, counted from 1. */
const ordered = (grid: Grid, state: GridState): GridState => {
  const { dragSort = false, orderField = tableDefaults.orderField } = grid.setup().props
  return dragSort ? renumber(state, orderField) : state
}

const focusRow = (grid: Grid, row: number, column = grid.cursor.get().cell.column): void => {
  const cell = { row: Math.max(0, row), column }
  grid.cursor.set({ cell, anchor: cell, mode: 'navigate' })
  grid.focus(cell)
}

/** Adds an empty row before a place, and goes to its first cell. */
export function addRow(grid: Grid, at: number): void {
  const key = createRowKey()
  grid.store.apply((state) => ordered(grid, insertRows(state, at, [{ key, values: defaultsOf(grid) }])))
  if (!openWhereNarrow(grid, key)) focusRow(grid, at, 0)
  fillRow(grid, key)
}

/** Opens the form of a new row where the table is too narrow to show more than one column of it; says whether it does. */
function openWhereNarrow(grid: Grid, key: string): boolean {
  const scroller = grid.view()?.scroller
  if (grid.setup().props.rowForm === undefined || !scroller || scroller.clientWidth >= narrowWidth) return false
  if (grid.rowForm.get()?.key !== key) void grid.rowForm.toggle(key, scroller.getBoundingClientRect().top)
  return true
}

/** Adds an empty row below the last of the rows that are meant. */
export function insertBelow(grid: Grid): void {
  const keys = grid.store.keys()
  const meant = meantRows(grid)
  addRow(grid, keys.findLastIndex((key) => meant.has(key)) + 1)
}

/** Whether people may add rows now. */
export const canAdd = (grid: Grid): boolean => grid.setup().canAdd && !grid.setup().disabled

/** Adds empty rows at the end, where the cursor does not go. */
export function appendRows(grid: Grid, count: number, joins: string): void {
  const rows = Array.from({ length: count }, () => ({ key: createRowKey(), values: defaultsOf(grid) }))
  grid.store.apply((state) => ordered(grid, insertRows(state, state.rows.length, rows)), joins)
}

/** The rows that a command is about: those that are ticked, else those of the selected cells. */
function meantRows(grid: Grid): ReadonlySet<string> {
  const { ticked } = grid.cursor.get()
  if (ticked.size > 0) return ticked
  const { top, bottom } = grid.cursor.range()
  return new Set(grid.store.keys().slice(top, bottom + 1))
}

/** Removes the rows that are meant; disabled rows stay. */
export function removeMeant(grid: Grid): void {
  const { props, names } = grid.setup()
  const { key: keyField = tableDefaults.key, marks } = props
  const { rows } = grid.store.state()
  const meant = meantRows(grid)
  const going = rows.filter((row) => meant.has(row.key) && !isRowDisabled(props, row.values, { names, rows }))
  if (going.length === 0) return
  const keys = new Set(going.map((row) => row.key))
  grid.store.apply((state) => ordered(grid, removeRows(state, keys, { keyField, keepsDeleted: marks !== undefined })))
  const { cell, ticked } = grid.cursor.get()
  const last = Math.max(0, grid.store.keys().length - 1)
  const next = { row: Math.min(cell.row, last), column: cell.column }
  grid.cursor.set({
    cell: next,
    anchor: next,
    mode: 'idle',
    ticked: new Set([...ticked].filter((key) => !keys.has(key))),
  })
}

/** Moves the rows that are meant one place up or down; the cursor goes with them. */
export function stepMeant(grid: Grid, step: -1 | 1): void {
  const keys = meantRows(grid)
  const active = grid.store.keys()[grid.cursor.get().cell.row]
  grid.store.apply((state) => ordered(grid, stepRows(state, keys, step)))
  const row = active === undefined ? -1 : grid.store.keys().indexOf(active)
  if (row >= 0 && row !== grid.cursor.get().cell.row) focusRow(grid, row)
}

/** Puts a row that was dragged before another place. */
export function dropRow(grid: Grid, from: number, to: number): void {
  grid.store.apply((state) => ordered(grid, moveRow(state, from, to)))
  focusRow(grid, to > from ? to - 1 : to)
}

/** Ticks a row, or takes its tick away; disabled rows cannot be ticked (specification 6). */
export function tickRow(grid: Grid, key: string): void {
  const { props, names } = grid.setup()
  const row = grid.store.find(key)
  if (!row || isRowDisabled(props, row.values, { names, rows: grid.store.state().rows })) return
  const ticked = new Set(grid.cursor.get().ticked)
  if (!ticked.delete(key)) ticked.add(key)
  grid.cursor.set({ ticked })
}

/** Ticks every row that can be ticked, or none. */
export function tickAll(grid: Grid, isTicked: boolean): void {
  const { props, names } = grid.setup()
  const { rows } = grid.store.state()
  const free = rows.filter((row) => !isRowDisabled(props, row.values, { names, rows }))
  grid.cursor.set({ ticked: new Set(isTicked ? free.map((row) => row.key) : []) })
}
