import { isObject, type JsonObject } from '../json.ts'

function readSettings(settings: string | null | undefined): unknown {
  try {
    return JSON.parse(settings ?? '')
  } catch {
    return undefined
  }
}

/** The further settings of a field as an object: a bare list is that of the values of a switch (wire contract 3.2). */
const toObject = (settings: unknown): JsonObject =>
  Array.isArray(settings) ? { switchOptions: settings } : isObject(settings) ? settings : {}

/** What stands below a field for those who fill it in. */
export function readHelpText(settings: string | null | undefined): string | null {
  const { helpText } = toObject(readSettings(settings))
  return typeof helpText === 'string' && helpText.trim() !== '' ? helpText : null
}

/** The further settings of a field with another help text; everything else in them stays. */
export function withHelpText(settings: string | null, helpText: string | null): string | null {
  const { helpText: _before, ...others } = toObject(readSettings(settings))
  if (helpText !== null) return JSON.stringify({ ...others, helpText })
  return Object.keys(others).length === 0 ? null : JSON.stringify(others)
}
