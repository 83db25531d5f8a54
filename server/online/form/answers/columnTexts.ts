import { isObject, parseJson } from '../../../../runtime/language/index.ts'

/** The text of a column that may hold none, without spaces around it. */
export const textOf = (value: string | null | undefined): string => (value ?? '').trim()

/** The parts of a text between commas. */
export const partsOf = (value: string | null | undefined): readonly string[] =>
  textOf(value) === ''
    ? []
    : textOf(value)
        .split(',')
        .map((part) => part.trim())

/** What a text says as JSON; undefined where it says nothing that can be read. */
export function readJson(value: string | null | undefined): unknown {
  return parseJson(textOf(value))
}

/** The members of a JSON object as text; none for anything else (wire contract 3.2, extend JSON). */
export function readObject(value: string | null | undefined): Readonly<Record<string, unknown>> {
  const parsed = readJson(value)
  return isObject(parsed) ? parsed : {}
}

/** An object without the members that have no value: clients hand columns straight to a table (wire contract 7.3). */
export const omitMissing = <T extends Readonly<Record<string, unknown>>>(
  members: T,
): { readonly [Name in keyof T]?: NonNullable<T[Name]> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null)) as {
    readonly [Name in keyof T]?: NonNullable<T[Name]>
  }

/** An object without the members that say nothing. */
export const omitEmpty = <T extends Readonly<Record<string, unknown>>>(members: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<T>
