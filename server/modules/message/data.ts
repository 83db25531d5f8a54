import { createFailure, isObject, parseJson } from '../../../runtime/language/index.ts'
import { sendingMessages } from './messages.ts'

/** Reads the values of a template: a JSON object or its text; nothing is an empty one. */
export function parseData(given: unknown): Readonly<Record<string, unknown>> {
  if (given === undefined || given === null || given === '') return {}
  const value = typeof given === 'string' ? parseJson(given) : given
  if (!isObject(value)) throw createFailure(sendingMessages.wrongData)
  return value
}
