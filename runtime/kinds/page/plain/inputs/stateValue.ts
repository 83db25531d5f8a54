/** A value of the state as widgets take it: several values are one comma-joined text (wire contract 2.1). */
export const fromState = (value: unknown): unknown =>
  Array.isArray(value) ? value.join(',') || undefined : value === '' || value === null ? undefined : value

/** What a widget gives as a value of the type that the default has; nothing chosen is the empty value of that type. */
export function toState(value: unknown, like: unknown): unknown {
  const isEmpty = value === undefined || value === null || value === ''
  if (Array.isArray(like)) return isEmpty ? [] : Array.isArray(value) ? value : String(value).split(',')
  if (isEmpty) return typeof like === 'string' ? '' : like
  if (typeof like === 'number') return Number.isNaN(Number(value)) ? like : Number(value)
  return value
}
