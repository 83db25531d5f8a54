import type { GridRow } from '../store/types.ts'
import type { Refusal } from './types.ts'

/**
 * What the server refused inside of the table, by the keys of the rows that stood there: `2.price` is about the third
 * row. Each keeps the value that it is about, as it says nothing of another one.
 */
export function toRefusals(
  messages: Readonly<Record<string, string>> | undefined,
  rows: readonly GridRow[],
): ReadonlyMap<string, Readonly<Record<string, Refusal>>> {
  const refusals = new Map<string, Record<string, Refusal>>()
  for (const [path, message] of Object.entries(messages ?? {})) {
    const [index = '', name] = path.split('.')
    const row = rows[Number(index)]
    if (!row || name === undefined) continue
    refusals.set(row.key, { ...refusals.get(row.key), [name]: { message, value: row.values[name] } })
  }
  return refusals
}
