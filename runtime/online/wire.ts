import { isObject, parseJson } from '../language/index.ts'

/** An object as it came over the wire. */
export type Wire = Readonly<Record<string, unknown>>

/** An object, or one without anything where there is none. */
export const wireOf = (value: unknown): Wire => (isObject(value) ? value : {})

/** The objects of a list; none where there is no list. */
export const listOf = (value: unknown): readonly Wire[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** A text without spaces around it; servers of the family send numbers and booleans as texts, and texts as them. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''

/** The first of several texts that says something. */
export const firstOf = (...values: readonly unknown[]): string => values.map(textOf).find((text) => text !== '') ?? ''

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : []

/** The members of an object as texts; objects among them as JSON. */
export const attributesOf = (wire: Wire): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [name, isObject(value) ? JSON.stringify(value) : textOf(value)]),
  )

/** A finite number, also one that is written as a text such as `120px`. */
export function numberOf(value: unknown): number | undefined {
  const text = textOf(value).replace(/px$/, '')
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** Whether something is said to be so: 1, Y, yes or true, as number, text or boolean. */
export const isYes = (value: unknown): boolean => /^(1|y|yes|true)$/i.test(textOf(value))

/** What a text says as JSON, or what stands there already; undefined where nothing can be read. */
export function jsonOf(value: unknown): unknown {
  return typeof value === 'string' ? parseJson(value) : value
}

/** The parts of a text between commas, each at its place; those that say nothing are empty texts. */
export function partsOf(value: unknown): readonly string[] {
  const text = textOf(value)
  return text === '' ? [] : text.split(',').map((part) => part.trim())
}

/** An object without the members that say nothing. */
export const omitEmpty = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== ''))
