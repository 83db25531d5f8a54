import { askInTurn } from '../columns/askInTurn.ts'
import { isRowDisabled } from '../columns/cellState.ts'
import { checkCell } from '../columns/checkCell.ts'
import { createNeedsServer } from '../columns/serverAnswers.ts'
import type { GridColumn } from '../columns/types.ts'
import type { Grid } from '../grid/types.ts'
import { tableDefaults } from '../props.ts'
import type { GridRow } from '../store/types.ts'

/** Tells the cells about which the server is to be asked: it has not taken them, and no rule of the table's own fails. */
function createNeedsRequest(grid: Grid): (column: GridColumn, row: GridRow) => boolean {
  const { props, names, saved } = grid.setup()
  const needsServer = createNeedsServer(saved?.(), props.key ?? tableDefaults.key)
  const scope = { names, rows: grid.store.state().rows }
  return (column, row) =>
    needsServer(column, row) &&
    checkCell(column, row, scope, isRowDisabled(props, row.values, scope)).outcome === 'passed'
}

/** Asks the server about the value of a cell that was left, and shows what it refuses (specification 5). */
export async function askAt(grid: Grid, key: string, name: string): Promise<void> {
  const row = grid.store.find(key)
  const column = grid.setup().columns.find((candidate) => candidate.name === name)
  if (!row || !column || !createNeedsRequest(grid)(column, row)) return
  const before = grid.answers.find(column, row)
  const refusal = await grid.answers.ask(column, row)
  if (refusal !== before) grid.store.refresh()
}

/** Asks the server about every cell that was changed, and shows what it refuses. */
export async function askAll(grid: Grid): Promise<void> {
  const { columns } = grid.setup()
  const needsRequest = createNeedsRequest(grid)
  const cells = grid.store
    .state()
    .rows.flatMap((row) =>
      columns.filter((column) => needsRequest(column, row)).map((column) => ({ row, column }) as const),
    )
  const refusals = await askInTurn(cells, ({ row, column }) => grid.answers.ask(column, row))
  if (refusals.some((refusal) => refusal !== undefined)) grid.store.refresh()
}
