import type { DataRecord } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridRow } from './types.ts'

/** Row keys are cut to this many characters (specification 9). */
const longestKey = 50

let lastNew = 0

/** A key for a row that no server knows yet; values of the key field never look like it. */
export const createRowKey = (): string => {
  lastNew += 1
  return `$new-${lastNew}`
}

const isRecord = (value: unknown): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of a value; what is no list of records holds none. */
export const recordsOf = (value: unknown): readonly DataRecord[] =>
  Array.isArray(value) && value.every(isRecord) ? (value as readonly DataRecord[]) : noRecords

const noRecords: readonly DataRecord[] = []

/**
 * The rows of a value. A saved row is called by its key field; a row without one, or with one that came before, keeps
 * the key that it had at its place, so that it is not drawn anew.
 */
export function toRows(
  records: readonly DataRecord[],
  keyField: string,
  before: readonly GridRow[] = [],
): readonly GridRow[] {
  const taken = new Set<string>()
  return records.map((values, index) => {
    const stated = toText(values[keyField]).slice(0, longestKey)
    const known = before[index]
    if (known?.values === values && !taken.has(known.key)) {
      taken.add(known.key)
      return known
    }
    const isFree = stated !== '' && !taken.has(stated)
    const kept = known?.key.startsWith('$new-') && !taken.has(known.key) ? known.key : undefined
    const key = isFree ? stated : (kept ?? createRowKey())
    taken.add(key)
    return { key, values }
  })
}
