import type { Language } from '../language.ts'
import { refuseFields } from '../refuseFields.ts'
import { texts } from '../texts.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { auditFields } from './field.ts'
import { toLabel } from './fieldMessages.ts'

const closed = texts('{label}不可修改', '{label} cannot be given a value here', '{label}不可修改')

/** What every record has, and what clients send along. */
const unasked: ReadonlySet<string> = new Set(['id', ...Object.keys(auditFields)])

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The same value, however a client writes it. */
const isSame = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : String(one) === String(other) || Number(one) === Number(other)

/**
 * Refuses values of fields that no call writes, or not any more, where they are others than those that the record has:
 * nothing is left out in silence. Clients send whole records back as they read them, with who made them when; of a field
 * that the caller does not read any value is refused, so that none can be guessed.
 */
export function refuseClosedFields(
  whole: ResourceModel,
  open: ResourceModel,
  { body, before }: { readonly body: Values; readonly before: Values | undefined },
  language: Language,
): void {
  const refused = whole.refusesUnknown === true ? Object.keys(whole.fields) : (whole.closed ?? [])
  if (refused.length === 0) return
  const messages: Record<string, string> = {}
  for (const name of refused) {
    const field = whole.fields[name]
    if (field === undefined) continue
    const isOpen = field.writable !== false && (before === undefined || field.writable !== 'onAdd')
    if (isOpen || unasked.has(name) || name === whole.departField || !Object.hasOwn(body, name)) continue
    const isKnown = before !== undefined && open.readable.includes(name)
    if (isKnown ? isSame(body[name], before[name]) : isEmpty(body[name])) continue
    messages[name] = closed[language].replace('{label}', toLabel(name, field, language))
  }
  if (Object.keys(messages).length > 0) throw refuseFields(messages)
}
