import { allowDepth, allowText, type Budget, spendItems, spendText } from './budget.ts'
import { isDate, isList, isNothing, isPlainObject, keysOf, lengthOf, readMember, type Value } from './values.ts'
import { readWallClock, writeWallClock } from './wallClock.ts'

const numberPattern = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/
const longestNumber = 400

/** Reads a number, or a text that writes one in decimals; nothing for anything else. */
export function readNumber(value: Value): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.length > longestNumber || !numberPattern.test(value)) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Reads an operand of arithmetic: nothing and the empty text count as 0, booleans as 0 and 1. */
export function readOperand(value: Value): number | undefined {
  if (isNothing(value) || value === '') return 0
  return typeof value === 'boolean' ? Number(value) : readNumber(value)
}

/** Keeps a number that can stand in a document; a division by zero and the like have no value. */
export function finite(value: number): number | null {
  // Zero has one sign in a document.
  return Number.isFinite(value) ? value + 0 : null
}

/** Reads a whole number, cut toward zero, or the fallback. */
export function readInteger(value: Value, fallback: number): number {
  const number = readNumber(value)
  return number === undefined ? fallback : Math.trunc(number)
}

/** Gives the items of a list; nothing has none, and any other value is the one item of its list. */
export function readItems(value: Value, budget: Budget): readonly Value[] {
  if (isNothing(value)) return []
  if (!isList(value)) return [value]
  const length = lengthOf(value)
  spendItems(budget, length)
  return Array.from({ length }, (_, index) => readMember(value, index))
}

/**
 * Writes a value as text: nothing as '', a date as the wire does, a list as its items with commas between them, an
 * object as JSON.
 */
export function toText(value: Value, budget: Budget): string {
  const text = writeText(value, budget, 0)
  spendText(budget, text.length)
  return text
}

function writeText(value: Value, budget: Budget, depth: number): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isDate(value)) return writeDate(value)
  if (isList(value)) {
    allowDepth(budget, depth)
    return joinTexts(
      readItems(value, budget).map((item) => writeText(item, budget, depth + 1)),
      ',',
      budget,
    )
  }
  return isPlainObject(value) ? writeJson(value, budget, depth) : ''
}

function writeDate(value: Date): string {
  const clock = readWallClock(value)
  return clock === undefined ? '' : writeWallClock(clock)
}

function writeJson(value: Value, budget: Budget, depth: number): string {
  allowDepth(budget, depth)
  if (isNothing(value)) return 'null'
  if (isList(value)) {
    const items = readItems(value, budget).map((item) => writeJson(item, budget, depth + 1))
    return `[${joinTexts(items, ',', budget)}]`
  }
  if (isPlainObject(value) && !isDate(value)) {
    const keys = keysOf(value)
    spendItems(budget, keys.length)
    const members = keys.map((key) => `${JSON.stringify(key)}:${writeJson(readMember(value, key), budget, depth + 1)}`)
    return `{${joinTexts(members, ',', budget)}}`
  }
  if (typeof value === 'string') allowText(budget, value.length)
  return JSON.stringify(isDate(value) ? writeDate(value) : value)
}

/** Joins texts, after making sure that the whole is not too long. */
export function joinTexts(texts: readonly string[], separator: string, budget: Budget): string {
  let length = separator.length * Math.max(0, texts.length - 1)
  for (const text of texts) length += text.length
  allowText(budget, length)
  return texts.join(separator)
}
