/**
 * A value as the characters that people read. What a widget did not expect, such as a record in a text field, shows as
 * JSON: a page never hides data and never breaks on it.
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

/** The parts of a value that holds several: comma-joined text, or an array as newer servers send (specification 9). */
export function splitList(value: unknown): readonly string[] {
  const parts = Array.isArray(value) ? value.map(toText) : toText(value).split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The comma-joined text of several values; nothing when there are none. */
export const joinList = (parts: readonly string[]): string | undefined =>
  parts.length > 0 ? parts.join(',') : undefined
