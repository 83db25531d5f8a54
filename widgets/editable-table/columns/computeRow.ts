import { type DataRecord, evaluate } from '../../../runtime/index.ts'
import { type RowScope, toScope } from './rowScope.ts'
import type { GridColumn } from './types.ts'

/** Formulas may read each other; a chain is at most so long, and a circle ends. */
const longestChain = 5

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
