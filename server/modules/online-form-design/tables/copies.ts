import { toDynamic } from '../../../db/dynamic.ts'
import { createId } from '../../../db/id.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { insertForm } from '../form/addForm.ts'
import { fieldProperties } from '../form/fieldProperties.ts'
import { headProperties } from '../form/headProperties.ts'
import { getForm, heads, lockForm } from '../form/heads.ts'
import { indexProperties } from '../form/indexProperties.ts'
import type { Described } from '../form/parseForm.ts'
import { requireFreeTable } from '../form/tableName.ts'
import { readViews } from '../form/views.ts'

/**
 * Makes a view of the table of a form: another look at the same records, with a name that ends in `$` and a number (wire
 * contract 1.14, `copyOnline`). Answers with its head.
 */
export function addView(call: SignedInCall, id: string): Promise<Values> {
  return withTransaction(call, async (inner) => {
    const source = await lockForm(inner, id)
    const original = source.head.copyType === 1 ? await getForm(inner, source.head.physicId ?? '') : source
    const { id: physicId, tableName, isDbSynch, tenantId } = original.head
    const numbers = (await readViews(inner, physicId)).map(({ head }) => head.copyVersion ?? 0)
    const copyVersion = Math.max(0, ...numbers) + 1
    const head = {
      ...copyHead(source),
      tableName: `${tableName}$${copyVersion}`,
      copyType: 1,
      physicId,
      // Whoever makes it, the records that it shows are those of this tenant.
      tenantId,
      copyVersion,
      isDbSynch,
      subTableStr: original.head.subTableStr,
    }
    const fields = copyFields(source, ['dbFieldNameOld'])
    const view = await insertForm(inner, head, fields, [])
    await copyButtons(inner, source, view)
    await logOperation(inner, {
      type: 'add',
      content: texts('复制在线表单视图', 'View of online form copied', '複製線上表單檢視'),
      values: { tableName: view.head.tableName },
    })
    return heads.get(inner, view.head.id)
  })
}

/**
 * Makes a form with a table of its own out of another one (wire contract 1.14, `copyOnlineTable`). Its ids are new, its
 * indexes get names of their own, and a copy of a sub table belongs to the same main table. Answers with its head.
 */
export function copyForm(call: SignedInCall, id: string, tableName: string): Promise<Values> {
  return withTransaction(call, async (inner) => {
    const source = await lockForm(inner, id)
    await requireFreeTable(inner, tableName)
    const head = { ...copyHead(source), tableName, tabOrderNum: null }
    const indexes = source.indexes.map((index) => ({
      id: undefined,
      values: {
        ...pick(index, Object.keys(indexProperties)),
        indexName: toIndexName(index.indexName, source, tableName),
      },
    }))
    const copy = await insertForm(inner, head, copyFields(source, []), indexes)
    await copyButtons(inner, source, copy)
    await logOperation(inner, {
      type: 'add',
      content: texts('复制在线表单', 'Online form copied', '複製線上表單'),
      values: { tableName, from: source.head.tableName },
    })
    return heads.get(inner, copy.head.id)
  })
}

/** What a request may say of a head, which is what a copy takes of it. */
function copyHead({ head }: FormDescription): Values {
  const own = Object.entries(headProperties).flatMap(([name, property]) => ('writable' in property ? [] : [name]))
  return pick(head, own)
}

function copyFields({ fields }: FormDescription, more: readonly string[]): readonly Described[] {
  const names = [...Object.keys(fieldProperties), ...more]
  return fields.map((field) => ({ id: undefined, values: pick(field, names) }))
}

/** The names of indexes are those of the whole database, which takes 63 letters. */
function toIndexName(name: string, { head }: FormDescription, tableName: string): string {
  const copied = name.includes(head.tableName) ? name.replace(head.tableName, tableName) : `${tableName}_${name}`
  return copied.slice(0, 63)
}

/** The buttons of a form, and the scripts that they run in the browser, go with a copy. Statements and calls do not: they name one table. */
async function copyButtons(call: SignedInCall, { head }: FormDescription, copy: FormDescription): Promise<void> {
  for (const table of ['onlCgformButton', 'onlCgformEnhanceJs'] as const) {
    const rows = await toDynamic(call.db).selectFrom(table).selectAll().where('cgformHeadId', '=', head.id).execute()
    for (const { createTime: _, updateBy: _by, updateTime: _time, ...row } of rows)
      await toDynamic(call.db)
        .insertInto(table)
        .values({ ...row, id: createId(), cgformHeadId: copy.head.id, createBy: call.user.username })
        .execute()
  }
}

function pick(values: object, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
