import { createError, createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../../db/lock.ts'
import { type SignedInCall, texts, type Viewer } from '../../../http/index.ts'
import { lockRow, resource, selectVisible, type Values } from '../../../http/resource/index.ts'
import type { FormDescription, FormHead } from '../../../online/form/description.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { lockFormTable } from '../../../online/form/synchronise.ts'
import { presentTexts } from '../../../online/presentTexts.ts'
import { designAccess } from '../access.ts'
import { designMessages } from '../messages.ts'
import { toFields } from './choices.ts'
import { headProperties } from './headProperties.ts'

/** The heads of online forms as records: the list of the designer (wire contract 1.14). They belong to tenants. */
export const heads = resource({
  path: '/online/cgform/head',
  table: 'onlCgformHead',
  model: 'system.online-form',
  title: { zh: '在线表单', en: 'Online forms', tw: '線上表單' },
  access: 'online.form',
  act: 'none',
  accessOf: { list: designAccess.list, queryById: designAccess.list },
  operations: ['list', 'queryById'],
  tenant: { field: 'tenantId' },
  fields: toFields(headProperties),
  present: async (records, call) =>
    (await presentTexts(await addViewCounts(records, call), call, 'tableTxt')).map((record) => addTitle(record, call)),
})

/** The forms that every installation has, by their table. */
const shipped: Readonly<Record<string, LanguageTexts>> = {
  site_info: texts('站点信息', 'Sites', '網站資訊'),
  site_dict: texts('站点字典', 'Site texts', '網站字典'),
}

/** Puts the title for its reader beside that of a form that every installation has, as long as nobody gave it another one. */
function addTitle(record: Values, { language }: SignedInCall): Values {
  const title = shipped[String(record.tableName)]
  return title === undefined || record.tableTxt !== title.zh
    ? record
    : { ...record, tableTxt_dictText: title[language] }
}

/** How many views each form has (wire contract 1.14, `hascopy`). */
async function addViewCounts(records: readonly Values[], call: SignedInCall): Promise<readonly Values[]> {
  const ids = records.map(({ id }) => String(id))
  if (ids.length === 0) return records
  const rows = await call.db
    .selectFrom('onlCgformHead')
    .select(({ fn }) => ['physicId', fn.countAll<string>().as('count')])
    .where('copyType', '=', 1)
    .where('physicId', 'in', ids)
    .groupBy('physicId')
    .execute()
  const counts = new Map(rows.map(({ physicId, count }) => [physicId, Number(count)]))
  return records.map((record) => ({ ...record, hascopy: counts.get(String(record.id)) ?? 0 }))
}

/** Finds the head of a form that the caller sees, by its id or by one of its other properties. */
export async function findHead(
  viewer: Viewer,
  value: string,
  by: 'id' | 'tableName' = 'id',
): Promise<FormHead | undefined> {
  const visible = await selectVisible(heads.model, viewer)
  // The rows are those of the table of heads, which a query over any table cannot say.
  return visible.selectAll().where(by, '=', value).$castTo<FormHead>().executeTakeFirst()
}

/** The head of a form that the caller sees; throws when there is none. */
export async function getHead(viewer: Viewer, value: string, by: 'id' | 'tableName' = 'id'): Promise<FormHead> {
  const head = await findHead(viewer, value, by)
  if (head === undefined) throw createFailure(designMessages.noForm, { details: { code: value.slice(0, 100) } })
  return head
}

/** Everything that is described of a form that the caller sees. */
export async function getForm(viewer: Viewer, id: string): Promise<FormDescription> {
  return readDescription(viewer.db, await getHead(viewer, id))
}

/**
 * Holds a form against other writers and reads it. Designers take turns from here to the end of their transaction:
 * forms name each other, and so do the names of their tables.
 */
export async function lockForm(call: SignedInCall, id: unknown): Promise<FormDescription> {
  await lockDesign(call)
  if (typeof id !== 'string' || id === '') throw createError('recordNotFound')
  const row = await lockRow(heads.model, call, id)
  // What the lock gives is a row of the table of heads.
  const head = row as unknown as FormHead
  await lockFormTable(call.db, head)
  return readDescription(call.db, head)
}

/** Makes designers take turns until the transaction ends. */
export function lockDesign({ db }: Pick<SignedInCall, 'db'>): Promise<void> {
  return lockUntilCommit(db, 'online form design')
}
