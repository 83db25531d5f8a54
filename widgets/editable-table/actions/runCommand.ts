import type { Grid } from '../grid/types.ts'
import type { GridCommand } from '../keyboard/toCommand.ts'
import { beginEdit, cancelEdit, goTo, move, tab, toggle } from './editing.ts'
import { openRowForm } from './openRowForm.ts'
import { clearRange, fillRangeDown, selectAll } from './ranges.ts'
import { stepMeant, tickRow } from './rows.ts'

type Run<K extends GridCommand['kind']> = (grid: Grid, command: Extract<GridCommand, { kind: K }>) => boolean

/** Pixels by which a key makes a column wider or narrower. */
const nearStep = 10
const farStep = 50

const done = (run: (grid: Grid) => void) => (grid: Grid) => {
  run(grid)
  return true
}

/** What each command does; false leaves the key to the browser. */
const commands: { readonly [K in GridCommand['kind']]: Run<K> } = {
  move: (grid, { movement, extends: extendsRange }) => {
    move(grid, movement, extendsRange)
    return true
  },
  tab: (grid, { step }) => tab(grid, step),
  enter(grid, { step }) {
    const { mode, cell } = grid.cursor.get()
    const hasEditor = grid.setup().columns[cell.column]?.entry === undefined
    if (hasEditor && mode !== 'edit' && beginEdit(grid, 'edit')) return true
    move(grid, step === 1 ? 'down' : 'up', false)
    return true
  },
  moveRows(grid, { step }) {
    if (grid.setup().props.dragSort || grid.setup().canMove) stepMeant(grid, step)
    return true
  },
  widen(grid, { step, isFar }) {
    const { column } = grid.cursor.get().cell
    grid.view()?.widen(column, step * (isFar ? farStep : nearStep))
    return true
  },
  openForm(grid) {
    if (grid.setup().props.rowForm === undefined) return false
    openRowForm(grid)
    return true
  },
  edit: (grid) => beginEdit(grid, 'edit'),
  cancel: done(cancelEdit),
  clear: done(clearRange),
  selectAll: done(selectAll),
  fillDown: done(fillRangeDown),
  toggle: (grid) => toggle(grid),
  tickRow: done((grid) => {
    const key = grid.store.keys()[grid.cursor.get().cell.row]
    if (key !== undefined && grid.setup().props.selection !== false) tickRow(grid, key)
  }),
  undo: done((grid) => {
    grid.store.undo()
    stayInside(grid)
  }),
  redo: done((grid) => {
    grid.store.redo()
    stayInside(grid)
  }),
}

/** Rows may be gone after an undo: the cursor stays in the table. */
function stayInside(grid: Grid): void {
  const { cell } = grid.cursor.get()
  const last = Math.max(0, grid.store.keys().length - 1)
  goTo(grid, cell.row > last ? { row: last, column: cell.column } : cell)
}

/** Runs the command of a key; false when the key is not the table's after all. */
export function runCommand(grid: Grid, command: GridCommand): boolean {
  const isChange = command.kind === 'undo' || command.kind === 'redo' || command.kind === 'moveRows'
  if (isChange && grid.setup().disabled) return true
  const run = commands[command.kind] as (grid: Grid, command: GridCommand) => boolean
  return run(grid, command)
}
