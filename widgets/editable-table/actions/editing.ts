import type { Grid } from '../grid/types.ts'
import { type Movement, moveCell, nextCell } from '../keyboard/moveCell.ts'
import type { Cell } from '../keyboard/range.ts'
import type { CellMode } from '../keyboard/toCommand.ts'
import type { CellEdit } from '../store/types.ts'
import { askAt } from './askServer.ts'
import { canEdit, write } from './cells.ts'

/** What a table counts as one page of rows when it is not laid out yet. */
const smallPage = 5

const extentOf = (grid: Grid) => {
  const view = grid.view()
  const available = view ? view.scroller.clientHeight - view.headHeight - view.footHeight : 0
  return {
    rows: grid.store.keys().length,
    columns: grid.setup().columns.length,
    page: view ? Math.max(1, Math.floor(available / view.rowHeight)) : smallPage,
  }
}

/** The name under which the changes of one visit to a cell are undone together. */
const visitOf = ({ row, column }: Cell, visit: number): string => `cell ${row} ${column} ${visit}`

const visits = new WeakMap<Grid, number>()

const joinsOf = (grid: Grid): string => visitOf(grid.cursor.get().cell, visits.get(grid) ?? 0)

/** The active cell by the key of its row and the name of its field. */
function activeCell(grid: Grid): Omit<CellEdit, 'value'> | undefined {
  const { cell } = grid.cursor.get()
  const key = grid.store.keys()[cell.row]
  const name = grid.setup().columns[cell.column]?.name
  return key === undefined || name === undefined ? undefined : { key, name }
}

/** Leaves the active cell: what failed in it shows from now on (specification 5: validation runs on blur). */
export function leaveCell(grid: Grid): void {
  const active = activeCell(grid)
  visits.set(grid, (visits.get(grid) ?? 0) + 1)
  if (!active || grid.cursor.get().mode === 'idle') return
  const { key, name } = active
  grid.store.touchMany(new Map([[key, [name]]]))
  void askAt(grid, key, name)
}

/** Goes to a cell; the range ends there when it extends. */
export function goTo(grid: Grid, cell: Cell, mode: CellMode = 'navigate'): void {
  leaveCell(grid)
  grid.cursor.set({ cell, anchor: cell, mode })
  grid.focus(cell)
}

/** Moves the cursor, or one corner of the range. */
export function move(grid: Grid, movement: Movement, extendsRange: boolean): void {
  const { cell, anchor } = grid.cursor.get()
  const extent = extentOf(grid)
  if (extent.rows === 0) return
  if (!extendsRange) {
    goTo(grid, moveCell(cell, movement, extent))
    return
  }
  const corner = moveCell(anchor, movement, extent)
  grid.cursor.set({ anchor: corner, mode: 'navigate' })
  grid.reveal(corner)
}

/** Goes on to the next cell that Tab reaches; false at the end of the table, where Tab leads out of it. */
export function tab(grid: Grid, step: 1 | -1): boolean {
  const next = nextCell(grid.cursor.get().cell, step, extentOf(grid))
  if (!next) {
    leaveCell(grid)
    return false
  }
  goTo(grid, next)
  return true
}

/** Begins to change the value of the active cell. */
export function beginEdit(grid: Grid, mode: 'type' | 'edit'): boolean {
  const { cell } = grid.cursor.get()
  const { rows } = grid.store.state()
  if (!canEdit(grid, rows[cell.row], grid.setup().columns[cell.column])) return false
  grid.cursor.set({ anchor: cell, mode })
  grid.focus(cell)
  return true
}

/** Takes what was typed or chosen in a cell, or what arrived for one that was left, such as a file. */
export function inputAt(grid: Grid, key: string, name: string, value: unknown): void {
  const { store } = grid
  const column = grid.setup().columns.find((candidate) => candidate.name === name)
  if (!canEdit(grid, store.find(key), column)) return
  const [active, joins] = [activeCell(grid), joinsOf(grid)]
  const edits = [{ key, name, value }]
  if (active?.key === key && active.name === name) {
    write(grid, edits, joins)
    return
  }
  // It goes below what was put in the active cell, which can still be called off by itself.
  const typed = active && store.find(active.key)?.values[active.name]
  const before = store.state()
  store.callOff(joins)
  const isCalledOff = store.state() !== before
  write(grid, edits)
  if (active && isCalledOff) write(grid, [{ ...active, value: typed }], joins)
}

/** Calls off what was changed since the cell was entered. */
export function cancelEdit(grid: Grid): void {
  grid.store.callOff(joinsOf(grid))
  const { cell } = grid.cursor.get()
  grid.cursor.set({ mode: 'navigate' })
  grid.focus(cell)
}

/** Ticks or unticks the box of the active cell; false when it has none. */
export function toggle(grid: Grid): boolean {
  const { cell } = grid.cursor.get()
  const row = grid.store.state().rows[cell.row]
  const column = grid.setup().columns[cell.column]
  if (!row || column?.entry?.control !== 'toggle') return false
  const { entry, props, name } = column
  const isOn = isToggledOn(entry, row.values[name], props)
  inputAt(grid, row.key, name, entry.fromText(isOn ? 'false' : 'true', props))
  return true
}

type ToggleEntry = NonNullable<ReturnType<Grid['setup']>['columns'][number]['entry']>

/** Whether the value of a box is the one for on. */
export const isToggledOn = (entry: ToggleEntry, value: unknown, props: Readonly<Record<string, unknown>>): boolean =>
  entry.toText(value, props) === entry.toText(entry.fromText('true', props), props)
