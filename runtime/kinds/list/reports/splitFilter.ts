import { toParameterText } from '../../../data/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** How the names of a report's own parameters begin. */
const ownPrefix = 'self_'

export interface SplitFilter {
  readonly filters: readonly { readonly field: string; readonly rule: 'eq'; readonly value: unknown }[]
  readonly own: Readonly<Record<string, string>>
}

/**
 * The values that a filter asks of the records, and the parameters that an online report takes for itself: those are
 * values for its own query and go as they are, without the grammar of questions (specification 7.3, wire contract 1.15).
 */
export function splitFilter(filter: DataRecord, isReport: boolean): SplitFilter {
  const entries = Object.entries(filter)
  const isOwn = ([name]: readonly [string, unknown]) => isReport && name.startsWith(ownPrefix)
  return {
    filters: entries.filter((entry) => !isOwn(entry)).map(([field, value]) => ({ field, rule: 'eq', value })),
    own: Object.fromEntries(entries.filter(isOwn).map(([name, value]) => [name, toParameterText(value)])),
  }
}
