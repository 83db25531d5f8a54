import { moveTimeText, readDefaultConstant, wireZone } from '../../../../runtime/language/index.ts'
import { formatWireTime } from '../../../db/time.ts'
import { executeRule } from '../../../fillRules/executeRule.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { fillVariables } from '../../../http/rules/variables.ts'
import type { FormDescription, FormField } from '../description.ts'
import { toFormTable, writtenByRules } from '../tableRules/formTable.ts'

/** Names of defaults that are moments (wire contract 3.2): days and times of day are those of the caller's clock. */
const moments: Readonly<Record<string, (now: string, zone: string) => string>> = {
  date: (now, zone) => moveTimeText(now, wireZone, zone).slice(0, 10),
  time: (now, zone) => moveTimeText(now, wireZone, zone).slice(11),
  datetime: (now) => now,
}

/**
 * Gives the fields that a request does not name the defaults of the description, as a form would have filled them: for
 * spreadsheets and clients that send less (wire contract 3.2). Scripts in defaults are not run here.
 */
export async function fillDefaults(call: SignedInCall, form: FormDescription, body: Values): Promise<Values> {
  const filled: Record<string, unknown> = {}
  // What the rules of the form write by themselves is given by nobody.
  const table = toFormTable(form)
  const byRules = new Set(table === undefined ? [] : writtenByRules(table))
  for (const field of form.fields) {
    // A person who left a field empty meant it.
    if (field.dbIsPersist !== 1 || Object.hasOwn(body, field.dbFieldName) || byRules.has(field.dbFieldName)) continue
    const value = await toDefault(call, field, { ...body, ...filled })
    if (value !== undefined) filled[field.dbFieldName] = value
  }
  return { ...body, ...filled }
}

async function toDefault(call: SignedInCall, field: FormField, values: Values): Promise<string | undefined> {
  const written = (field.fieldDefaultValue ?? '').trim()
  const constant = readDefaultConstant(written)
  if (constant !== undefined) return String(constant.value)
  if (written === '' || /^\{\{.*\}\}$/s.test(written)) return undefined
  const [, rule] = /^\$\{\s*([\w.-]+)\s*(?:\?[^}]*)?\}$/.exec(written) ?? []
  if (rule !== undefined) return executeRule(call, rule, values)
  const [, moment] = /^#\{\s*(date|time|datetime)\s*\}$/.exec(written) ?? []
  if (moment !== undefined) return moments[moment]?.(formatWireTime(Date.now()), call.timeZone)
  if (!written.includes('#{')) return written
  const texts = await fillVariables(written, call)
  return texts.length === 0 ? undefined : texts.join(',')
}
