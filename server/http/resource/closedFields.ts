import type { Language } from '../language.ts'
import { refuseFields } from '../refuseFields.ts'
import { texts } from '../texts.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toLabel } from './fieldMessages.ts'

const closed = texts('{label}不可修改', '{label} cannot be given a value here', '{label}不可修改')

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The same value, however a client writes it. */
const isSame = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : String(one) === String(other) || Number(one) === Number(other)

/**
 * Refuses values of fields that the call does not write, where they are others than those that the record has: nothing is
 * left out in silence. Clients send whole records back as they read them; of a field that the caller does not read any
 * value is refused, so that none can be guessed.
 */
export function refuseClosedFields(
  whole: ResourceModel,
  open: ResourceModel,
  { body, before }: { readonly body: Values; readonly before: Values | undefined },
  language: Language,
): void {
  const writable = new Map(open.writable)
  const messages: Record<string, string> = {}
  for (const [name, field] of Object.entries(whole.fields)) {
    const own = writable.get(name)
    const isOpen = own !== undefined && (before === undefined || own.writable !== 'onAdd')
    if (isOpen || !Object.hasOwn(body, name)) continue
    const isKnown = before !== undefined && open.readable.includes(name)
    if (isKnown ? isSame(body[name], before[name]) : isEmpty(body[name])) continue
    messages[name] = closed[language].replace('{label}', toLabel(name, field, language))
  }
  if (Object.keys(messages).length > 0) throw refuseFields(messages)
}
