import { toDynamic } from '../../../db/dynamic.ts'
import { createId } from '../../../db/id.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import { requireInside, toOwnColumns, type Values, type versionField } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { toMissingSystemFields } from '../../../online/form/missingSystemFields.ts'
import { requireSound } from './checkForm.ts'
import { getForm, heads, lockDesign } from './heads.ts'
import { type Described, parseFields, parseHead, parseIndexes } from './parseForm.ts'
import { toPartChanges } from './partChanges.ts'
import { fieldNames, indexNames } from './partNames.ts'
import { saveParts } from './saveParts.ts'
import { giveTabPlace, keepSubTables, toMainTables } from './subTables.ts'
import { requireFreeTable } from './tableName.ts'
import { keepFormVersion } from './versions.ts'

/** What a request describes a form by (wire contract 1.14, `addAll` and `editAll`). */
export interface FormBody {
  readonly head: Values
  readonly fields: readonly Values[]
  readonly indexs: readonly Values[]
  readonly deleteFieldIds: readonly string[]
  readonly deleteIndexIds: readonly string[]
  /** The version of the form that its writer has read. */
  readonly [versionField]?: unknown
}

/** Adds a form whose table is made when it is synchronised; answers with its head. */
export function addForm(call: SignedInCall, body: FormBody): Promise<Values> {
  const head = parseHead(body.head, 'add', call.language)
  const fields = parseFields(body.fields, call.language)
  const indexes = parseIndexes(body.indexs, call.language)
  return withTransaction(call, async (inner) => {
    await lockDesign(inner)
    await requireFreeTable(inner, String(head.tableName))
    const form = await insertForm(inner, head, fields, indexes)
    await logOperation(inner, {
      type: 'add',
      content: texts('添加在线表单', 'Online form added', '新增線上表單'),
      values: { tableName: form.head.tableName },
    })
    return heads.get(inner, form.head.id)
  })
}

/**
 * Puts a form into the database, with the system fields that it lacks, and keeps its first version. The caller holds
 * the lock of designers and knows that the table is free.
 */
export async function insertForm(
  call: SignedInCall,
  values: Values,
  fields: readonly Described[],
  indexes: readonly Described[],
): Promise<FormDescription> {
  const id = createId()
  await toDynamic(call.db)
    .insertInto('onlCgformHead')
    .values({
      isDbSynch: 'N',
      ...toOwnColumns(heads.model, call),
      ...values,
      id,
      tableVersion: 1,
      createBy: call.user.username,
    })
    .execute()
  await requireInside(heads.model, call, id)
  // No part of another form is taken over: all of them are new.
  const added = fields.map(({ values: field }) => ({ id: undefined, values: field }))
  const missing =
    values.isDbSynch === 'Y' ? [] : toMissingSystemFields(added.map(({ values: field }) => String(field.dbFieldName)))
  const all = [...added, ...missing.map((field) => ({ id: undefined, values: field }))]
  await saveParts(call, 'onlCgformField', id, toPartChanges([], all, [], fieldNames))
  const named = indexes.map(({ values: index }) => ({ id: undefined, values: index }))
  await saveParts(call, 'onlCgformIndex', id, toPartChanges([], named, [], indexNames))
  const form = await getForm(call, id)
  await requireSound(call, form)
  await giveTabPlace(call, form)
  await keepSubTables(call, toMainTables(form))
  const placed = await getForm(call, id)
  await keepFormVersion(call, placed)
  return placed
}
