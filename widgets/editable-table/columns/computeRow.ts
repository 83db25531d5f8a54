import { type DataRecord, evaluate } from '../../../runtime/index.ts'
import { type RowScope, toScope } from './rowScope.ts'
import type { GridColumn } from './types.ts'

/** Formulas may read each other; a chain is at most so long, and a circle ends. */
const longestChain = 5

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The values of a row in which no cell is empty whose widget has a value for that (specification 4, switch). */
export function resetRow(columns: readonly GridColumn[], values: DataRecord): DataRecord {
  const empty = columns.filter(({ name }) => isEmpty(values[name]))
  if (empty.length === 0) return values
  return { ...values, ...Object.fromEntries(empty.map(({ name, widget, props }) => [name, widget?.resetsTo?.(props)])) }
}

/** The values of a row with those that the formulas of columns compute; a formula that fails leaves its value. */
export function computeRow(computed: readonly GridColumn[], values: DataRecord, scope: RowScope): DataRecord {
  let complete = values
  for (let pass = 0; pass < longestChain; pass += 1) {
    const before = complete
    for (const { name, field } of computed) {
      const result = evaluate(field.value ?? '', toScope(scope, complete, complete[name]))
      if (result.ok && complete[name] !== result.value) complete = { ...complete, [name]: result.value }
    }
    if (complete === before) break
  }
  return complete
}
