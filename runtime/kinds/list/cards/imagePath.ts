import { isObject, parseJson } from '../../../language/index.ts'

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The path of the first picture in a value: a path, a comma list, a list of paths or of uploads (specification 3). */
export function toImagePath(value: unknown): string | undefined {
  const item = first(parseList(value))
  if (typeof item === 'string') return item.trim() === '' ? undefined : item
  if (!isObject(item)) return undefined
  const path = [item.filePath, item.path, item.url].find((part) => typeof part === 'string' && part !== '')
  return path === undefined ? undefined : String(path)
}

/** Uploads may be kept as the text of a list. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value
  return parseJson(value) ?? value
}
