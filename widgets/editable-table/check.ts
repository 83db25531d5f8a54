import type { CheckContext, ContainedFields, ValueRefusal } from '../../runtime/index.ts'
import { askInTurn } from './columns/askInTurn.ts'
import { isRowDisabled } from './columns/cellState.ts'
import { checkCell } from './columns/checkCell.ts'
import { askAbout, createNeedsServer } from './columns/serverAnswers.ts'
import { toColumns } from './columns/toColumns.ts'
import type { GridColumn } from './columns/types.ts'
import { type EditableTableProps, tableDefaults } from './props.ts'
import { recordsOf, toRows } from './store/rowKeys.ts'
import type { GridRow } from './store/types.ts'

/** A cell that breaks a rule: the place of its row, from 0, and the name of its field. */
export interface FailingCell {
  readonly row: number
  readonly name: string
}

interface TableField {
  readonly props?: Readonly<Record<string, unknown>>
  readonly fields?: ContainedFields
}

/** A cell that fails, or about which the server has to be asked. */
interface CheckedCellState {
  readonly index: number
  readonly row: GridRow
  readonly column: GridColumn
  readonly isFailing: boolean
}

/**
 * Every cell of a table that breaks a rule, by rows (specification 5: fetching values with validation rejects). A server
 * is asked about values that it has not taken yet, where no rule fails before.
 */
export async function findFailingCells(
  value: unknown,
  field: TableField,
  context: CheckContext,
): Promise<readonly FailingCell[]> {
  const props = (field.props ?? {}) as EditableTableProps
  const { key = tableDefaults.key, marks } = props
  const { findWidget, hasAccess, names, checks, saved } = context
  const text = (source: string | undefined) => source ?? ''
  const columns = toColumns({ fields: field.fields, value, props, findWidget, hasAccess, text })
  const rows = toRows(recordsOf(value), key, marks)
  const scope = { names, rows }
  const needsServer = createNeedsServer(saved, key)
  const checked = rows.flatMap((row, index) => {
    const isDisabled = isRowDisabled(props, row.values, scope)
    return columns.flatMap((column): readonly CheckedCellState[] => {
      const { outcome } = checkCell(column, row, scope, isDisabled)
      if (outcome === 'failed') return [{ index, row, column, isFailing: true }]
      const needsRequest = outcome === 'passed' && needsServer(column, row)
      return needsRequest ? [{ index, row, column, isFailing: false }] : []
    })
  })
  const isRefused = async ({ row, column }: CheckedCellState) =>
    checks !== undefined && (await askAbout(column, row, key, checks)) !== undefined
  const fails = await askInTurn(checked, async (cell) => cell.isFailing || isRefused(cell))
  return checked.filter((_cell, place) => fails[place]).map(({ index, column }) => ({ row: index, name: column.name }))
}

/** Says how many cells fail, and which is the first. */
export async function checkTable(
  value: unknown,
  field: TableField,
  context: CheckContext,
): Promise<ValueRefusal | undefined> {
  const failing = await findFailingCells(value, field, context)
  const [first] = failing
  return (
    first && {
      text: '@:widgets.editable-table.failing',
      values: { count: failing.length, row: first.row + 1 },
    }
  )
}
