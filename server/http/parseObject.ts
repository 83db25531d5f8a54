import { createError, isObject, parseJson } from '../../runtime/language/index.ts'

/** Reads an object that a call sends as itself or as its JSON; throws with the name of the parameter for anything else. */
export function parseObject(given: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = typeof given === 'string' ? parseJson(given) : given
  if (!isObject(value)) throw createError('requestInvalid', { detail: name })
  return value
}
