import type { SignedInCall } from '../call.ts'
import { refuseFields } from '../refuseFields.ts'
import { texts } from '../texts.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { findDerived } from './derived.ts'
import { auditFields } from './field.ts'
import { toLabel } from './fieldMessages.ts'

const closed = texts('{label}不可修改', '{label} cannot be given a value here', '{label}不可修改')

/** What every record has, and what clients send along. */
const unasked: ReadonlySet<string> = new Set(['id', ...Object.keys(auditFields)])

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The same value, however a client writes it. */
const isSame = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : toExact(one) === toExact(other) || (isShort(one) && Number(one) === Number(other))

/** Digits that every number of a computer keeps. */
const isShort = (value: unknown): boolean => String(value).length <= 15

/** A decimal without the zeros at its end. */
const toExact = (value: unknown): string => {
  const text = String(value).trim()
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : text
}

/**
 * Refuses values of fields that no call writes, or not any more, where they are others than those that the record has:
 * nothing is left out in silence. Clients send whole records back as they read them, with who made them when; of a field
 * that the caller does not read any value is refused, so that none can be guessed.
 */
export async function refuseClosedFields(
  whole: ResourceModel,
  open: ResourceModel,
  { body, before }: { readonly body: Values; readonly before: Values | undefined },
  call: SignedInCall,
): Promise<void> {
  const refused = whole.refusesUnknown === true ? Object.keys(whole.fields) : (whole.closed ?? [])
  if (refused.length === 0) return
  const messages: Record<string, string> = {}
  const stored = before === undefined ? undefined : await toRead(open, body, before, call)
  for (const name of refused) {
    const field = whole.fields[name]
    if (field === undefined) continue
    const isOpen = field.writable !== false && (before === undefined || field.writable !== 'onAdd')
    if (isOpen || unasked.has(name) || name === whole.departField || !Object.hasOwn(body, name)) continue
    if (field.isDerived === true && before !== undefined && isWhole(whole, body)) continue
    const isKnown = stored !== undefined && Object.hasOwn(stored, name)
    if (isKnown ? isSame(body[name], stored[name]) : isEmpty(body[name])) continue
    messages[name] = closed[call.language].replace('{label}', toLabel(name, field, call.language))
  }
  if (Object.keys(messages).length > 0) throw refuseFields(messages)
}

/**
 * Whether a call sends a record back, and not only what nobody writes. What is worked out of other records is another value
 * with each of them, so that it comes back as it was read.
 */
const isWhole = ({ fields }: ResourceModel, body: Values): boolean =>
  Object.keys(body).some((name) => !unasked.has(name) && fields[name] !== undefined && fields[name].isDerived !== true)

/** What the caller reads of a record; what is worked out of others is asked for only where the request names it. */
async function toRead(open: ResourceModel, body: Values, before: Values, call: SignedInCall): Promise<Values> {
  const row = Object.fromEntries(open.readable.map((name) => [name, before[name]]))
  const derived = Object.keys((await open.derived?.(call)) ?? {})
  if (!derived.some((name) => Object.hasOwn(body, name))) return row
  const [values = {}] = await findDerived(open, [before], call)
  return { ...row, ...values }
}
