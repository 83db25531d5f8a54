import type { FieldError } from '../../../runtime/index.ts'
import type { EditableTableProps } from '../props.ts'
import type { GridRow, RowErrors } from '../store/types.ts'
import { isRowDisabled } from './cellState.ts'
import { checkCell } from './checkCell.ts'
import type { RowScope } from './rowScope.ts'
import type { GridColumn } from './types.ts'

/** The cells of a row that break a rule, among those that are asked for. */
export function findErrors(
  columns: readonly GridColumn[],
  props: EditableTableProps,
  row: GridRow,
  scope: RowScope,
  isAsked: (name: string) => boolean = () => true,
): RowErrors {
  const isDisabled = isRowDisabled(props, row.values, scope)
  const errors: Record<string, FieldError> = {}
  for (const column of columns) {
    const error = isAsked(column.name) ? checkCell(column, row, scope, isDisabled) : undefined
    if (error) errors[column.name] = error
  }
  return errors
}
