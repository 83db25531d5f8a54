import type { DeclaredField, DeclaredFields, Values } from '../../../http/resource/index.ts'

/** The values that a property knows. */
type Known = readonly (string | number)[]

/** The values that single properties know, by their names; a property that is not named may hold anything of its type. */
export type Choices = Readonly<Record<string, Known>>

/**
 * A property of what a designer describes: its field, what stands there where a request leaves it empty, null when left
 * out, and the values that it knows.
 */
export type Property = DeclaredField & { readonly default?: string | number; readonly choices?: Known }
export type Properties = Readonly<Record<string, Property>>

/** The fields that properties are. */
export const toFields = (properties: Properties): DeclaredFields =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { default: _default, choices: _choices, ...field }]) => [name, field]),
  )

/** What stands in the properties that a request leaves empty. */
export const toDefaults = (properties: Properties): Values =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, own]) => (own.default === undefined ? [] : [[name, own.default]])),
  )

/** The values that properties know. */
export const toChoices = (properties: Properties): Choices =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { choices }]) => (choices === undefined ? [] : [[name, choices]])),
  )

/** The values that a property knows. */
export const oneOf = (...values: Known): Known => values

/** The properties whose value is none of those that they know, with these. */
export function findUnknownChoices(
  values: Readonly<Record<string, unknown>>,
  choices: Choices,
): readonly { readonly name: string; readonly value: string; readonly known: string }[] {
  return Object.entries(choices).flatMap(([name, known]) => {
    const value = values[name]
    if (value === undefined || value === null || known.some((one) => one === value)) return []
    return [{ name, value: String(value).slice(0, 50), known: known.join(', ') }]
  })
}
