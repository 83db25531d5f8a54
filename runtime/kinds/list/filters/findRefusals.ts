import { isMissing } from '../../../form/index.ts'
import type { ValueRefusal, ValueWidget } from '../../../registry/index.ts'

/** Limits of a field are none of what is asked of it. */
const noLimits = {}

/** Why what was put in cannot be asked: a filter of several values, or of a range, is refused for the first of them. */
function findRefusal(widget: ValueWidget | undefined, filter: unknown): ValueRefusal | undefined {
  const values: readonly unknown[] = Array.isArray(filter) ? filter : [filter]
  for (const value of values) {
    const refusal = isMissing(value) || typeof value === 'object' ? undefined : widget?.refuses?.(value, noLimits)
    if (refusal) return refusal
  }
  return undefined
}

/** What is wrong with the filters of a query bar, by their fields, in the order of the bar. */
export function findRefusals<Entry extends { readonly field: string }>(
  entries: readonly Entry[],
  filters: Readonly<Record<string, unknown>>,
  findWidget: (entry: Entry) => ValueWidget | undefined,
): Readonly<Record<string, ValueRefusal>> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const refusal = findRefusal(findWidget(entry), filters[entry.field])
      return refusal ? [[entry.field, refusal]] : []
    }),
  )
}
