import { createError, createFailure, fillText } from '../../../../runtime/language/index.ts'
import { findRow, findRows } from '../../../db/rows.ts'
import { refuseFields, type SignedInCall } from '../../../http/index.ts'
import { checkDescription } from '../../../online/form/checkDescription.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { designMessages } from '../messages.ts'
import { checkRules } from '../rules/checkRules.ts'
import { findHead } from './heads.ts'
import { selectSubs } from './subTables.ts'

/** Refuses a description that no table can be made of, or whose references lead nowhere; throws with words for each place. */
export async function requireSound(call: SignedInCall, form: FormDescription): Promise<void> {
  const issues = checkDescription(form).map(({ field, index, message }) => {
    const place = field ?? index
    return [
      place ?? 'head',
      place === undefined ? message[call.language] : `${place}: ${message[call.language]}`,
    ] as const
  })
  if (issues.length > 0)
    throw createError(
      'fieldsInvalid',
      { detail: issues.map(([, text]) => text).join('；') },
      Object.fromEntries(issues),
    )
  await requireRules(call, form)
  await requireMainTable(call, form)
  await requireKeysOfSubs(call, form)
}

/** The rules of a form name fields that it has. */
async function requireRules(call: SignedInCall, form: FormDescription): Promise<void> {
  const { tableRules } = form.head
  if (tableRules === null || form.head.copyType === 1) return
  const checked = await checkRules(call, form, tableRules)
  if ('rules' in checked) return
  const detail = checked.issues.map(({ line, column, message }) => `${line}:${column} ${message}`).join('；')
  throw createFailure(designMessages.rules, { details: { detail } })
}

/** A sub table has one field that refers to one field of a main table (wire contract 3.2). */
async function requireMainTable(call: SignedInCall, { head, fields }: FormDescription): Promise<void> {
  const keys = fields.filter(({ mainTable }) => (mainTable ?? '') !== '')
  if (head.tableType !== 3) return
  const [key] = keys
  if (key === undefined) return
  const details = { table: key.mainTable ?? '', field: key.mainField ?? '' }
  const main = await findHead(call, key.mainTable ?? '', 'tableName')
  if (main === undefined || main.tableType !== 2 || main.copyType === 1 || main.tenantId !== head.tenantId)
    throw refuse(key.dbFieldName, fillText(designMessages.noMain[call.language], details))
  const field = await findRow(call.db, 'onlCgformField', { cgformHeadId: main.id, dbFieldName: key.mainField ?? '' }, [
    'id',
  ])
  if (field === undefined) throw refuse(key.dbFieldName, fillText(designMessages.noMainField[call.language], details))
}

/** What sub tables refer to stays: the main table, and the field that holds their key. */
async function requireKeysOfSubs(call: SignedInCall, { head, fields }: FormDescription): Promise<void> {
  const subs = await selectSubs(call, head.tableName, head.tenantId).execute()
  if (subs.length === 0) return
  const tables = subs.map(({ tableName }) => tableName).join(', ')
  if (head.tableType !== 2) throw createFailure(designMessages.hasSubs, { details: { tables } })
  const keys = await findRows(
    call.db,
    'onlCgformField',
    { mainTable: head.tableName, cgformHeadId: subs.map(({ id }) => id) },
    ['mainField'],
  )
  const missing = keys.find(({ mainField }) => !fields.some(({ dbFieldName }) => dbFieldName === mainField))
  if (missing !== undefined)
    throw createFailure(designMessages.keyOfSubs, { details: { tables, field: missing.mainField ?? '' } })
}

function refuse(field: string, text: string): Error {
  return refuseFields({ [field]: `${field}: ${text}` })
}
