import { isObject } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

const readMember = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value)

const toRecord = (value: unknown): DataRecord => (isObject(value) ? value : { value })

/**
 * The records in what a call gave. A list is the records, a page object holds them, an object is the one record, and a
 * plain value is the name `value` of one. `path` leads to them from the whole answer, such as `result.records`.
 */
export function pickRecords(result: unknown, path: string | undefined): readonly DataRecord[] {
  const found = path === undefined ? result : readMember({ result }, path)
  if (found === null || found === undefined) return []
  if (Array.isArray(found)) return found.map(toRecord)
  if (path === undefined && isObject(found) && Array.isArray(found.records)) return found.records.map(toRecord)
  return [toRecord(found)]
}
