import { parseJson } from '../../runtime/index.ts'

/** The value of a field that holds JSON as text or as itself; nothing when its text is no JSON. */
export function readJson(value: unknown): { readonly value: unknown } | undefined {
  if (typeof value !== 'string') return { value }
  const parsed = parseJson(value)
  return parsed === undefined ? undefined : { value: parsed }
}

/** The same as text for people: in lines, a level deeper by two spaces each. Other text stays as it is. */
export function formatJson(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  const read = readJson(value)
  return read ? (JSON.stringify(read.value, null, 2) ?? '') : String(value)
}
