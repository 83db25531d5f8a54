import type { DataRecord } from '../dataRecord.ts'
import { isObject } from '../json.ts'

const readMember = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value)

const toRecord = (value: unknown): DataRecord => (isObject(value) ? value : { value })

/** The records that a value is: those of a list, or the one that it is by itself; none for nothing. */
export function toRecords(value: unknown): readonly DataRecord[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value.map(toRecord) : [toRecord(value)]
}

/**
 * The records in what a call gave. A list is the records, a page object holds them, an object is the one record, and a
 * plain value is the name `value` of one. `path` leads to them from the whole answer, such as `result.records`.
 */
export function pickRecords(result: unknown, path: string | undefined): readonly DataRecord[] {
  const found = path === undefined ? result : readMember({ result }, path)
  if (path === undefined && isObject(found) && Array.isArray(found.records)) return found.records.map(toRecord)
  return toRecords(found)
}

/** How many records there are, where the answer says so. */
export const pickTotal = (result: unknown): number | undefined =>
  isObject(result) && typeof result.total === 'number' ? result.total : undefined

/** Records that a document writes, with its texts in the language of the reader; every other value stands as it is. */
export const translateRows = (
  rows: readonly DataRecord[],
  text: (source: string | undefined) => string,
): readonly DataRecord[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? text(value) : value]),
    ),
  )
