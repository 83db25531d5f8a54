const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The path of the first picture in a value: a path, a comma list, a list of paths or of uploads (specification 3). */
export function toImagePath(value: unknown): string | undefined {
  const item = first(parseList(value))
  if (typeof item === 'string') return item.trim() === '' ? undefined : item
  if (!isRecord(item)) return undefined
  const path = [item.filePath, item.path, item.url].find((part) => typeof part === 'string' && part !== '')
  return path === undefined ? undefined : String(path)
}

/** Uploads may be kept as the text of a list. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
