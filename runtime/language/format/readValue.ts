import type { DataRecord } from '../dataRecord.ts'

/** The value of a name in a record; a name with dots that is no name of its own leads into objects. */
export function readValue(record: DataRecord, name: string): unknown {
  if (Object.hasOwn(record, name)) return record[name]
  return name.split('.').reduce<unknown>(readMember, record)
}

/** A member of an object or, by its place, of a list. */
const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as DataRecord)[name] : undefined

/** The number that a value is or writes; null for what is none. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** The number of a name in a record; null where there is none. */
export const readNumber = (record: DataRecord, name: string): number | null => toNumber(readValue(record, name))

/** The text of any value; empty for nothing. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * What people read for a name of a record: the text that the server sends beside the value of a dictionary (wire
 * contract 1.1), else the value.
 */
export function readLabel(record: DataRecord, name: string): unknown {
  const translated = readValue(record, `${name}_dictText`)
  return typeof translated === 'string' && translated !== '' ? translated : readValue(record, name)
}
