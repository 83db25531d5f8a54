import { isObject, type JsonObject, parseJson } from '../json.ts'

/** The further settings of a field as an object: a bare list is that of the values of a switch (wire contract 3.2). */
const toObject = (settings: unknown): JsonObject =>
  Array.isArray(settings) ? { switchOptions: settings } : isObject(settings) ? settings : {}

/** What stands below a field for those who fill it in. */
export function readHelpText(settings: string | null | undefined): string | null {
  const { helpText } = toObject(parseJson(settings ?? ''))
  return typeof helpText === 'string' && helpText.trim() !== '' ? helpText : null
}

/** The further settings of a field with another help text; everything else in them stays. */
export function withHelpText(settings: string | null, helpText: string | null): string | null {
  const { helpText: _before, ...others } = toObject(parseJson(settings ?? ''))
  if (helpText !== null) return JSON.stringify({ ...others, helpText })
  return Object.keys(others).length === 0 ? null : JSON.stringify(others)
}
