import type { DataRecord } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import { recordsOf } from './rowKeys.ts'

/** Finds what a row was when the table was saved last, by its key; undefined for a row that was not there. */
export function findSaved(saved: unknown, keyField: string): (values: DataRecord) => DataRecord | undefined {
  const before = new Map(recordsOf(saved).map((record) => [toText(record[keyField]), record]))
  return (values) => before.get(toText(values[keyField]))
}
