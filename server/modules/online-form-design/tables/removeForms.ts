import { sql } from 'kysely'
import { createError, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { deleteRows, updateRows } from '../../../db/rows.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import { lockRows } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { dropFormTable } from '../../../online/form/dropFormTable.ts'
import { isLive } from '../../../online/form/live/isLive.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { readCatalogue } from '../../../online/tables/readCatalogue.ts'
import { announceRows } from '../../../packs/announceRows.ts'
import { findHead, heads, lockDesign } from '../form/heads.ts'
import { keepSubTables, selectSubs, toMainTables } from '../form/subTables.ts'
import { keepFormVersion, keepLastFormVersions } from '../form/versions.ts'
import { readViews } from '../form/views.ts'
import { findReferences, type References } from './references.ts'
import { fillMessage, joinMessages, removalMessages } from './removalMessages.ts'

/** What went with one form, and what still names it. */
export interface Removal extends References {
  readonly id: string
  readonly tableName: string
  /** How many records went with the table; null where no table went. */
  readonly records: number | null
  readonly views: readonly string[]
  readonly subs: readonly string[]
}

/**
 * Deletes forms and says of each what went with it (wire contract 1.14). With `dropsTable` their tables go too; views
 * have none of their own, and go with the form whose table they show.
 */
export function removeForms(
  call: SignedInCall,
  ids: readonly string[],
  dropsTable: boolean,
): Promise<{ readonly removals: readonly Removal[]; readonly message: LanguageTexts }> {
  return withTransaction(call, async (inner) => {
    await lockDesign(inner)
    if ((await lockRows(heads.model, inner, ids)).length === 0) throw createError('recordNotFound')
    const removals: Removal[] = []
    const sentences: LanguageTexts[] = []
    for (const id of ids) {
      // A view may have gone with its form already.
      const head = await findHead(inner, id)
      if (head === undefined) continue
      const form = await readDescription(inner.db, head)
      const removal = await removeForm(inner, form, dropsTable)
      removals.push(removal)
      sentences.push(toSentences(form, removal, dropsTable))
    }
    const tables = removals.map(({ tableName }) => tableName)
    await logOperation(inner, {
      type: 'delete',
      content: texts('删除在线表单', 'Online forms deleted', '刪除線上表單'),
      values: { tables, dropsTable },
    })
    return { removals, message: joinMessages(sentences) }
  })
}

async function removeForm(call: SignedInCall, form: FormDescription, dropsTable: boolean): Promise<Removal> {
  const { head } = form
  const isView = head.copyType === 1
  const references = await findReferences(call, head)
  const subs = isView ? [] : await detachSubs(call, form)
  const views = isView ? [] : await readViews(call, head.id)
  const records = dropsTable && !isView ? await dropTable(call, form) : null
  if (!dropsTable && !isView && isLive(form)) await stayQuiet(call, form)
  const gone = [form, ...views]
  await deleteRows(call.db, 'onlCgformHead', { id: gone.map((one) => one.head.id) })
  await keepLastFormVersions(call, gone)
  await keepSubTables(call, toMainTables(form))
  return {
    id: head.id,
    tableName: head.tableName,
    records,
    views: views.map((view) => view.head.tableName),
    subs,
    ...references,
  }
}

/** The table of a live form that goes announces nothing any more. */
async function stayQuiet({ db }: SignedInCall, { head }: FormDescription): Promise<void> {
  if ((await readCatalogue(db, head.tableName)) !== undefined) await announceRows(db, head.tableName, false)
}

async function dropTable(call: SignedInCall, { head }: FormDescription): Promise<number | null> {
  if ((await readCatalogue(call.db, head.tableName)) === undefined) return null
  const { rows } = await sql<{
    readonly count: string
  }>`select count(*) as count from ${sql.table(head.tableName)}`.execute(call.db.withoutPlugins())
  await dropFormTable(call, head)
  return Number(rows[0]?.count ?? 0)
}

/** The sub tables of a main table that goes are there on; they belong to none until somebody says to which. */
async function detachSubs(call: SignedInCall, { head }: FormDescription): Promise<readonly string[]> {
  const subs = await selectSubs(call, head.tableName, head.tenantId).execute()
  for (const { id } of subs) {
    const sub = await call.db.selectFrom('onlCgformHead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const before = await readDescription(call.db, sub)
    await updateRows(
      call.db,
      'onlCgformField',
      { cgformHeadId: id, mainTable: head.tableName },
      { mainTable: null, mainField: null },
    )
    const tableVersion = sub.tableVersion + 1
    await call.db.updateTable('onlCgformHead').set({ tableVersion }).where('id', '=', id).execute()
    await keepFormVersion(call, await readDescription(call.db, { ...sub, tableVersion }), before)
  }
  return subs.map(({ tableName }) => tableName)
}

function toSentences({ head }: FormDescription, removal: Removal, dropsTable: boolean): LanguageTexts {
  const { records, views, subs, nodes, fields } = removal
  const first =
    head.copyType === 1
      ? removalMessages.view
      : records !== null
        ? removalMessages.table
        : dropsTable
          ? removalMessages.unmade
          : removalMessages.description
  const list = (message: LanguageTexts, key: string, names: readonly string[]) =>
    names.length === 0 ? [] : [fillMessage(message, { [key]: names.join(', ') })]
  return joinMessages([
    fillMessage(first, { table: head.tableName, count: String(records ?? 0) }),
    ...list(removalMessages.views, 'tables', views),
    ...list(removalMessages.subs, 'tables', subs),
    ...list(removalMessages.nodes, 'names', nodes),
    ...list(removalMessages.fields, 'names', fields),
  ])
}
