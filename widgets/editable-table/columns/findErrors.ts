import type { FieldError } from '../../../runtime/index.ts'
import type { EditableTableProps } from '../props.ts'
import type { GridRow, RowErrors } from '../store/types.ts'
import { isRowDisabled } from './cellState.ts'
import { checkCell } from './checkCell.ts'
import type { RowScope } from './rowScope.ts'
import type { GridColumn } from './types.ts'

const always = () => true
const nothing = () => undefined

/** The cells of a row that break a rule, among those that are asked for; `said` is what a server said of one. */
export function findErrors(
  columns: readonly GridColumn[],
  props: EditableTableProps,
  row: GridRow,
  scope: RowScope,
  needsRequest: (name: string) => boolean = always,
  externalError: (column: GridColumn, row: GridRow) => FieldError | undefined = nothing,
): RowErrors {
  const isDisabled = isRowDisabled(props, row.values, scope)
  const errors: Record<string, FieldError> = {}
  for (const column of columns) {
    if (!needsRequest(column.name)) continue
    const check = checkCell(column, row, scope, isDisabled)
    const error =
      check.outcome === 'failed' ? check.error : check.outcome === 'passed' ? externalError(column, row) : undefined
    if (error) errors[column.name] = error
  }
  return errors
}
