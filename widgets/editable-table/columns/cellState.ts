import { type DataRecord, evaluateCondition } from '../../../runtime/index.ts'
import type { EditableTableProps } from '../props.ts'
import { type RowScope, toScope } from './rowScope.ts'
import type { GridColumn } from './types.ts'

/** Whether a cell is shown, and what may be done in it. */
export interface CellState {
  readonly isShown: boolean
  readonly isDisabled: boolean
  readonly isRequired: boolean
}

const always: CellState = { isShown: true, isDisabled: false, isRequired: false }
const alwaysRequired: CellState = { isShown: true, isDisabled: false, isRequired: true }

/** The state of a cell by the conditions of its field; one that cannot be evaluated hides and forbids nothing. */
export function cellStateOf(
  column: GridColumn,
  values: DataRecord,
  scope: RowScope,
  isNew: boolean,
  isRowDisabled: boolean,
): CellState {
  const { showWhen, disabledWhen, requiredWhen, required = false, editable = 'always', value } = column.field
  const isFixed =
    isRowDisabled ||
    editable === 'never' ||
    (editable === 'onCreate' && !isNew) ||
    value !== undefined ||
    !column.widget
  const isPlain = showWhen === undefined && disabledWhen === undefined && requiredWhen === undefined
  if (isPlain && !isFixed) return required ? alwaysRequired : always
  const names = isPlain ? {} : toScope(scope, values, values[column.name])
  return {
    isShown: evaluateCondition(showWhen, names, true),
    isDisabled: isFixed || evaluateCondition(disabledWhen, names, false),
    isRequired: required || evaluateCondition(requiredWhen, names, false),
  }
}

/** Whether nothing of a row can be changed: a value of one of its fields, or a condition, says so (specification 3). */
export function isRowDisabled(
  { disabledRows, rowDisabledWhen }: Pick<EditableTableProps, 'disabledRows' | 'rowDisabledWhen'>,
  values: DataRecord,
  scope: RowScope,
): boolean {
  const isListed = Object.entries(disabledRows ?? {}).some(([name, listed]) =>
    listed.some(
      (value) => values[name] !== undefined && values[name] !== null && String(values[name]) === String(value),
    ),
  )
  return (
    isListed ||
    (rowDisabledWhen !== undefined && evaluateCondition(rowDisabledWhen, toScope(scope, values, undefined), false))
  )
}
