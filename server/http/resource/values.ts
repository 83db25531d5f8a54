import { parseJson } from '../../../runtime/language/index.ts'
import { isStorable } from '../../db/storable.ts'
import type { Language } from '../language.ts'
import { toTypedValue } from '../query/typedValue.ts'
import { refuseFields } from '../refuseFields.ts'
import type { ResourceModel, Values } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldMessages, toLabel } from './fieldMessages.ts'

/**
 * Reads the values that a request may set. Keys that are no writable fields are left alone; on an edit, fields that the
 * request does not name keep their value. Throws one error with a message for each field that cannot be saved.
 */
export function parseValues(
  model: ResourceModel,
  body: Values,
  mode: 'add' | 'edit',
  language: Language,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const messages: Record<string, string> = {}
  for (const [name, field] of model.writable) {
    if (mode === 'edit' && (field.writable === 'onAdd' || !Object.hasOwn(body, name))) continue
    const given = Object.hasOwn(body, name) ? body[name] : undefined
    const parsed = parseField(name, field, given, language)
    if ('message' in parsed) messages[name] = parsed.message
    else if (given !== undefined && !(field.hasDefault === true && parsed.value === null)) values[name] = parsed.value
  }
  if (Object.keys(messages).length > 0) throw refuseFields(messages)
  return values
}

function parseField(
  name: string,
  field: Field,
  given: unknown,
  language: Language,
): { readonly value: unknown } | { readonly message: string } {
  const toMessage = (words: keyof typeof fieldMessages, details: Readonly<Record<string, string>> = {}) => ({
    message: fieldMessages[words](language, { label: toLabel(name, field, language), ...details }),
  })
  const isEmpty = given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
  if (isEmpty) return field.required === true ? toMessage('required') : { value: null }
  const value = toFieldValue(field, given)
  if (value === undefined) return toMessage('type')
  if (field.digits !== undefined && !fitsDigits(field.digits, String(given)))
    return toMessage('digits', {
      whole: String(field.digits.all - field.digits.fraction),
      fraction: String(field.digits.fraction),
    })
  if (typeof value === 'string') {
    if (!isStorable(value)) return toMessage('type')
    if (field.length !== undefined && [...value].length > field.length)
      return toMessage('length', { length: String(field.length) })
    if (field.pattern !== undefined && !field.pattern.matches.test(value))
      return { message: field.pattern.message[language] }
  }
  return { value }
}

function toFieldValue(field: Field, given: unknown): unknown {
  if (field.type === 'json') {
    const parsed = typeof given === 'string' ? parseJson(given) : undefined
    // A text that is no JSON is a value of JSON itself.
    return parsed === undefined ? given : parsed
  }
  if (Array.isArray(given)) return field.type === 'text' ? joinList(given) : undefined
  if (typeof given === 'object') return undefined
  // Of such a number digits were lost before it came; its text keeps them.
  if (field.type === 'decimal' && typeof given === 'number' && !Number.isSafeInteger(Math.trunc(given)))
    return undefined
  const text = String(given)
  if (field.type === 'text') {
    const kept = field.toKept?.(text) ?? text
    return field.isLowerCase === true ? kept.toLowerCase() : kept
  }
  if (field.type === 'datetime' && text.length === 10) return toTypedValue('datetime', `${text} 00:00:00`)
  const value = toTypedValue(field.type, text.trim())
  if (field.type === 'integer' && field.isLong !== true && typeof value === 'number' && !fitsInteger(value))
    return undefined
  return value
}

/** The texts of a list; undefined where one of its elements is none. */
function joinList(given: readonly unknown[]): string | undefined {
  return given.some((each) => typeof each === 'object' && each !== null) ? undefined : given.join(',')
}

/** Whether a number has no more digits than its column, which would round it or refuse it. */
function fitsDigits({ all, fraction }: { readonly all: number; readonly fraction: number }, text: string): boolean {
  const [whole = '', rest = ''] = text.trim().replace(/^[+-]/, '').split('.')
  return whole.replace(/^0+/, '').length <= all - fraction && rest.replace(/(?<!0)0+$/, '').length <= fraction
}

/** Integers are 4 bytes in the database unless their field says otherwise. */
function fitsInteger(value: number): boolean {
  return value >= -(2 ** 31) && value < 2 ** 31
}
