import { hasServerRules } from '../../../runtime/index.ts'
import { askInTurn } from '../columns/askInTurn.ts'
import { isRowDisabled } from '../columns/cellState.ts'
import { checkCell } from '../columns/checkCell.ts'
import { isUnsaved } from '../columns/serverAnswers.ts'
import type { GridColumn } from '../columns/types.ts'
import type { Grid } from '../grid/types.ts'
import { tableDefaults } from '../props.ts'
import type { GridRow } from '../store/types.ts'

/** Whether the server is to be asked about a cell: its row was changed, and no rule of the table's own fails before. */
function isAsked(grid: Grid, column: GridColumn, row: GridRow): boolean {
  const { props, names } = grid.setup()
  if (!hasServerRules(column.field.rules) || !isUnsaved(row, props.key ?? tableDefaults.key)) return false
  const scope = { names, rows: grid.store.state().rows }
  return checkCell(column, row, scope, isRowDisabled(props, row.values, scope)).outcome === 'passed'
}

/** Asks the server about the value of a cell that was left, and shows what it refuses (specification 5). */
export async function askAt(grid: Grid, key: string, name: string): Promise<void> {
  const row = grid.store.find(key)
  const column = grid.setup().columns.find((candidate) => candidate.name === name)
  if (!row || !column || !isAsked(grid, column, row)) return
  const before = grid.answers.find(column, row)
  const refusal = await grid.answers.ask(column, row)
  if (refusal !== before) grid.store.refresh()
}

/** Asks the server about every cell that was changed, and shows what it refuses. */
export async function askAll(grid: Grid): Promise<void> {
  const { columns } = grid.setup()
  const cells = grid.store
    .state()
    .rows.flatMap((row) =>
      columns.filter((column) => isAsked(grid, column, row)).map((column) => ({ row, column }) as const),
    )
  const refusals = await askInTurn(cells, ({ row, column }) => grid.answers.ask(column, row))
  if (refusals.some((refusal) => refusal !== undefined)) grid.store.refresh()
}
