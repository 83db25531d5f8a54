/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object of JSON: neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Levels of lists and objects inside of one another; what reads values calls itself for each of them. */
export const deepestJson = 1000

const sign = { quote: 34, backslash: 92, openBracket: 91, closeBracket: 93, openBrace: 123, closeBrace: 125 }

/** Whether a sign stands in a text more often than values may be nested. */
function isFrequent(text: string, bracket: string): boolean {
  let count = 0
  for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
    count += 1
    if (count > deepestJson / 2) return true
  }
  return false
}

/** Whether a text of JSON is nested deeper than values may be. It is looked through once, whatever it is. */
export function isNestedDeeper(text: string): boolean {
  if (text.length <= deepestJson || !(isFrequent(text, '[') || isFrequent(text, '{'))) return false
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === sign.quote) isQuoted = !isQuoted
    else if (isQuoted) index += code === sign.backslash ? 1 : 0
    else if (code === sign.openBracket || code === sign.openBrace) depth += 1
    else if (code === sign.closeBracket || code === sign.closeBrace) depth -= 1
    if (depth > deepestJson) return true
  }
  return false
}

/** Texts in which a member may be called like a method, written out or by escapes. */
const mayHideMethods = /toString|valueOf|\\u/

/**
 * Whether the value of a text of JSON has a member in the place of a method that turns it into a text: who asks for that
 * text would fail.
 */
export function hidesMethods(text: string, value: unknown): boolean {
  if (!mayHideMethods.test(text)) return false
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.hasOwn(next, 'toString') || Object.hasOwn(next, 'valueOf')) return true
    for (const member of Object.values(next)) open.push(member)
  }
  return false
}

/**
 * The JSON of a text; undefined when it is none, when it is nested deeper than values may be, and when it hides the
 * methods of its values.
 */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return hidesMethods(text, value) ? undefined : value
  } catch {
    return undefined
  }
}

/** A member of an object by name; undefined when it is not an object's own. */
export const getMember = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** A member that should be a text. */
export function getText(value: unknown, key: string): string | undefined {
  const member = getMember(value, key)
  return typeof member === 'string' ? member : undefined
}

/** A member that should be a list; empty when it is not. */
export function getList(value: unknown, key: string): readonly unknown[] {
  const member = getMember(value, key)
  return Array.isArray(member) ? member : []
}

/** A member that should be an object; empty when it is not. */
export function getObject(value: unknown, key: string): JsonObject {
  const member = getMember(value, key)
  return isObject(member) ? member : {}
}

/** Sets an own property whatever its name, so that a document's `__proto__` stays a plain key. */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}

/** Whether two values of JSON are equal, whatever the order of their keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isEqual(item, right[index]))
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  )
}

/** A value in the words of a message: its JSON, shortened, with its type when that helps. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (isObject(value)) return 'an object'
  if (value === null) return '`null`'
  if (typeof value !== 'string') return `the ${typeof value === 'boolean' ? 'value' : 'number'} \`${String(value)}\``
  if (value === '') return 'an empty text'
  return `the text \`${value.length > 40 ? `${value.slice(0, 39)}…` : value}\``
}
