import { isSameValue } from '../../form/index.ts'
import { defaultKey, type Field, isObject } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

/** The rows of a list that another list does not have as they are, and how many it has; undefined for what are no rows. */
export function differentRows(
  { fields }: Pick<Field, 'fields'>,
  value: unknown,
  other: unknown,
): { readonly rows: readonly DataRecord[]; readonly same: number } | undefined {
  if (!fields || !isRows(value) || !isRows(other)) return undefined
  const names = Object.keys(fields)
  const isSame = (one: DataRecord, another: DataRecord): boolean =>
    one[defaultKey] === another[defaultKey] && names.every((name) => isSameValue(one[name], another[name]))
  const rows = value.filter((row) => !other.some((each) => isSame(row, each)))
  return { rows, same: value.length - rows.length }
}

const isRows = (value: unknown): value is readonly DataRecord[] => Array.isArray(value) && value.every(isObject)
