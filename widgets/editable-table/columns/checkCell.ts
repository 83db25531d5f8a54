import {
  checkRules,
  type DataRecord,
  evaluate,
  type FieldError,
  isMissing,
  missingError,
} from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridRow } from '../store/types.ts'
import { cellStateOf } from './cellState.ts'
import { type RowScope, toScope, valuesOf } from './rowScope.ts'
import type { GridColumn } from './types.ts'

const counted = new WeakMap<readonly GridRow[], Map<string, ReadonlyMap<string, number>>>()

/** How often each value stands in a column; counted once for the same rows. */
function countsOf(rows: readonly GridRow[], name: string): ReadonlyMap<string, number> {
  const columns = counted.get(rows) ?? new Map<string, ReadonlyMap<string, number>>()
  counted.set(rows, columns)
  const known = columns.get(name)
  if (known) return known
  const counts = new Map<string, number>()
  for (const values of valuesOf(rows)) {
    const text = toText(values[name])
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  columns.set(name, counts)
  return counts
}

const repeated = (message: string | undefined): FieldError =>
  message === undefined ? { kind: 'rule', key: 'widgets.editable-table.unique' } : { kind: 'stated', text: message }

/** What became of the check of a cell: nothing is asked of one that is hidden or disabled. */
export type CellCheck =
  | { readonly outcome: 'skipped' }
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly error: FieldError }

const skipped: CellCheck = { outcome: 'skipped' }
const passed: CellCheck = { outcome: 'passed' }
const toOutcome = (error: FieldError | undefined): CellCheck => (error ? { outcome: 'failed', error } : passed)

/**
 * The first rule of its column that a cell breaks (specification 5): it must be filled, may stand in one row only, must
 * match, passes what the document checks, and what its widget does. What only a server can check comes after these.
 */
export function checkCell(column: GridColumn, row: GridRow, scope: RowScope, isDisabled: boolean): CellCheck {
  const { name, field, options, widget } = column
  if (row.mark === 'deleted') return skipped
  const { rules } = field
  const value = row.values[name]
  const state = cellStateOf(column, row.values, scope, row.mark === 'new', isDisabled)
  if (!state.isShown || state.isDisabled) return skipped
  if (state.isRequired && (widget?.isEmpty ?? isMissing)(value)) return toOutcome(missingError(field.requiredMessage))
  if (options.unique && !isMissing(value) && (countsOf(scope.rows, name).get(toText(value)) ?? 0) > 1)
    return toOutcome(repeated(options.uniqueMessage))
  const inScope = (source: string) => evaluate(source, toScope(scope, row.values as DataRecord, value))
  const broken = rules && rules.length > 0 ? checkRules(rules, value, inScope) : undefined
  if (broken) return toOutcome(broken)
  const refusal = isMissing(value) ? undefined : column.refusalOf?.(value)
  return toOutcome(refusal && { kind: 'inside', ...refusal })
}
