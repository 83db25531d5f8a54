import { toText } from './values.ts'

const unknown: ReadonlyMap<string, string> = new Map()

/**
 * What a field that stands beside another says of each of its keys: texts joined by commas, in the order of the keys. A
 * text may hold a comma itself: where there are more or fewer texts than keys, nobody can tell which is whose.
 */
export function textsByKey(keys: readonly string[], value: unknown): ReadonlyMap<string, string> {
  const [only] = keys
  const isList = Array.isArray(value)
  if (keys.length === 1 && only !== undefined && !isList) return new Map([[only, toText(value).trim()]])
  const parts = (isList ? value.map(toText) : toText(value).split(',')).map((part) => part.trim())
  const texts = [parts, parts.filter((part) => part !== '')].find((list) => list.length === keys.length)
  return texts ? new Map(keys.map((key, index) => [key, texts[index] ?? ''])) : unknown
}
