import { type DataRecord, isObject } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridRow, RowMark } from './types.ts'

/** Row keys are cut to this many characters (specification 9). */
const longestKey = 50

let lastNew = 0

/** A key for a row that no server knows yet; values of the key field never look like it. */
export const createRowKey = (): string => {
  lastNew += 1
  return `$new-${lastNew}`
}

/** The records of a value; what is no list of records holds none. */
export const recordsOf = (value: unknown): readonly DataRecord[] =>
  Array.isArray(value) && value.every(isObject) ? (value as readonly DataRecord[]) : noRecords

const noRecords: readonly DataRecord[] = []

const isMark = (value: unknown): value is RowMark => value === 'new' || value === 'changed' || value === 'deleted'

/** What a record says became of it; one without a key is new, as no server knows it. */
function markOf(values: DataRecord, keyField: string, marks: string | undefined): RowMark | undefined {
  const markedValue = marks === undefined ? undefined : values[marks]
  if (isMark(markedValue)) return markedValue
  return toText(values[keyField]) === '' ? 'new' : undefined
}

/**
 * The rows of a value, with what its field of marks says of them. A saved row is called by its key field; a row without
 * one, or with one that came before, keeps the key that it had at its place, so that it is not drawn anew.
 */
export function toRows(
  records: readonly DataRecord[],
  keyField: string,
  marks?: string,
  before: readonly GridRow[] = [],
): readonly GridRow[] {
  const taken = new Set<string>()
  return records.map((values, index): GridRow => {
    const stated = toText(values[keyField]).slice(0, longestKey)
    const mark = markOf(values, keyField, marks)
    const known = before[index]
    if (known?.values === values && !taken.has(known.key) && (marks === undefined || known.mark === mark)) {
      taken.add(known.key)
      return known
    }
    const isFree = stated !== '' && !taken.has(stated)
    const kept = known?.key.startsWith('$new-') && !taken.has(known.key) ? known.key : undefined
    const key = isFree ? stated : (kept ?? createRowKey())
    taken.add(key)
    return mark === undefined ? { key, values } : { key, values, mark }
  })
}
