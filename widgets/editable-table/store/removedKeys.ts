import { splitList, toText } from '../../shared/values.ts'
import type { GridRow } from './types.ts'

/** The keys that the companion field of a form holds, comma-joined. */
export const toKeys = (value: unknown): readonly string[] => [...new Set(splitList(value))]

/** Whether two lists of keys are written the same. */
export const isSameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(',') === other.join(',')

/** A list of keys after the same happened to it that made `now` of `before`. */
export const trackKeys = (
  keys: readonly string[],
  before: readonly string[],
  now: readonly string[],
): readonly string[] => [
  ...keys.filter((key) => now.includes(key) || !before.includes(key)),
  ...now.filter((key) => !before.includes(key) && !keys.includes(key)),
]

/** The keys without those of rows that came back with other values of the form. */
export function stillRemoved(keys: readonly string[], rows: readonly GridRow[], keyField: string): readonly string[] {
  const presentKeys = new Set(
    rows.flatMap(({ values, mark }) => (mark === 'deleted' ? [] : [toText(values[keyField])])),
  )
  return keys.filter((key) => !presentKeys.has(key))
}
