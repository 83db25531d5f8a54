import type { DataRecord } from '../../../registry/index.ts'

/** A value that is missing, and one that is empty, are the same to a person. */
const plain = (value: unknown): string => JSON.stringify(value === undefined || value === '' ? null : value)

/** The values that differ from those of a record, of all names or of some; a value that was taken away is null. */
export function changesOf(record: DataRecord, values: DataRecord, names?: readonly string[]): DataRecord {
  const considered = names ?? [...new Set([...Object.keys(record), ...Object.keys(values)])]
  return Object.fromEntries(
    considered
      .filter((name) => plain(record[name]) !== plain(values[name]))
      .map((name) => [name, values[name] ?? null]),
  )
}
