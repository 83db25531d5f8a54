/** What a search box asks by a word: the values that contain it. A text with operators of its own stays as it is (wire contract 2.1). */
export function toContaining(value: unknown): unknown {
  return typeof value === 'string' && value !== '' && !/[*,!]/.test(value) ? `*${value}*` : value
}
