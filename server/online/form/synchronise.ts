import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { formatWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../../http/call.ts'
import { toSentence } from '../../http/logTexts.ts'
import { logOperation } from '../../http/operationLog.ts'
import { texts } from '../../http/texts.ts'
import { withTransaction } from '../../http/transaction.ts'
import type { PlanMode } from '../tables/plan.ts'
import { quoteName } from '../tables/quote.ts'
import { readCatalogue } from '../tables/readCatalogue.ts'
import { runRefusable } from '../tables/refusedByDatabase.ts'
import { runStatement } from '../tables/runStatement.ts'
import { type FormDescription, type FormHead, toPhysicalTable } from './description.ts'
import { leaveFormerTable } from './leaveFormerTable.ts'
import { measurePlan, preparePlan, type SynchPlan } from './planSynch.ts'
import { findMissing, type PreparedPlan } from './planTable.ts'
import { findFormHead, noSuchForm, readDescription } from './storedForms.ts'
import { synchMessages, toLossText, toRefusalText } from './synchMessages.ts'
import { keepFormColumns } from './tableRules/keepFormColumns.ts'

/**
 * Whoever changes the description or the table of a form waits here for the others who do, until their transaction has
 * ended. A view waits for its table.
 */
export function lockFormTable(transaction: Connection, head: FormHead): Promise<void> {
  return lockUntilCommit(transaction, `online table ${toPhysicalTable({ head })}`)
}

/**
 * Brings the table of a form to its description, all of it or nothing (wire contract 1.14, `doDbSynch`). What is lost
 * has to be agreed to by the digest of exactly this plan; the failure of a call without it holds the plan as its
 * result, as does that of a plan with refusals. Gives the plan that ran.
 */
export async function synchronise(
  call: SignedInCall,
  headId: string,
  mode: PlanMode,
  confirmation?: string,
): Promise<SynchPlan> {
  return withTransaction(call, async (inner) => {
    const { db } = inner
    const description = await readLocked(db, headId)
    const table = toPhysicalTable(description)
    refuseKept(call, table)
    const prepared = await prepareAlone(db, description, mode)
    const plan = await measurePlan(db, description, prepared)
    if (plan.refusals.length > 0)
      throw createFailure(synchMessages.refused, {
        result: plan,
        details: { detail: toRefusalText(plan, call.language) },
      })
    if (plan.losses.length > 0 && confirmation !== plan.digest)
      throw createFailure(synchMessages.losses, { result: plan, details: { detail: toLossText(plan) } })
    // Before the table is made nobody else has one of its name: what is known of such a table is about one that is gone.
    if (await isMadeAnew(db, description, mode)) await leaveFormerTable(db, table)
    await runRefusable(async () => {
      for (const statement of plan.statements) await runStatement(db, statement)
    })
    await writeSynchronised(inner, description)
    await logOperation(inner, {
      type: 'edit',
      content: toSentence(texts('同步在线表单：{table}', 'Online form synced: {table}', '同步線上表單：{table}'), {
        table: description.head.tableName,
      }),
      values: { id: description.head.id, mode, losses: plan.losses, statements: plan.statements },
    })
    return plan
  })
}

/** Reads a description that nobody else writes or synchronises until the transaction ends. */
async function readLocked(db: Connection, headId: string): Promise<FormDescription> {
  const named = await findFormHead(db, headId)
  if (named === undefined) throw noSuchForm(headId)
  await lockFormTable(db, named)
  const head = await findFormHead(db, named.id)
  if (head === undefined) throw noSuchForm(headId)
  return readDescription(db, head)
}

/** Tables of packs and of modules have their calls, which no form may pull the ground from under. */
export function refuseKept({ services }: Pick<SignedInCall, 'services'>, table: string): void {
  if (services.tables.list().some((known) => known.table === table))
    throw createFailure(synchMessages.kept, { details: { name: table } })
}

/** Whether a synchronisation makes a table, be it in the place of one that it drops. */
async function isMadeAnew(db: Connection, { head }: FormDescription, mode: PlanMode): Promise<boolean> {
  if (head.copyType === 1) return false
  return mode === 'force' || (await readCatalogue(db, toPhysicalTable({ head }))) === undefined
}

/** Before a table changes nobody may write to it, or what was counted would not be what is there. */
async function prepareAlone(db: Connection, description: FormDescription, mode: PlanMode): Promise<PreparedPlan> {
  const prepared = await preparePlan(db, description, mode)
  const { plan } = prepared
  if (plan === undefined || plan.statements.length === 0 || (await readCatalogue(db, plan.table)) === undefined)
    return prepared
  await runRefusable(async () => {
    // A list that somebody else reads for long must not hold up everybody behind this change.
    await sql`set local lock_timeout = '10s'`.execute(db)
    await runStatement(db, `lock table ${quoteName(plan.table)} in access exclusive mode`)
  })
  return preparePlan(db, description, mode)
}

/** Writes down that the table is as described, under which names it knows its columns and indexes. */
async function writeSynchronised(call: SignedInCall, { head, indexes }: FormDescription): Promise<void> {
  const { db, user } = call
  await db
    .updateTable('onlCgformField')
    .set((field) => ({ dbFieldNameOld: field.ref('dbFieldName') }))
    .where('cgformHeadId', '=', head.id)
    .execute()
  await db.deleteFrom('onlCgformIndex').where('cgformHeadId', '=', head.id).where('delFlag', '=', 1).execute()
  if (indexes.length > 0)
    await db
      .updateTable('onlCgformIndex')
      .set((index) => ({ indexNameOld: index.ref('indexName'), isDbSynch: 'Y' }))
      .where('cgformHeadId', '=', head.id)
      .execute()
  const stale = head.copyType === 1 ? [] : await findStaleViews(db, head)
  // What is described did not change by this, so the operation stands in the log and no version in the data log.
  const stamps = { updateBy: user.username, updateTime: formatWireTime(Date.now()) }
  if (head.isDbSynch !== 'Y') await updateRows(db, 'onlCgformHead', { id: head.id }, { isDbSynch: 'Y', ...stamps })
  if (stale.length > 0) await updateRows(db, 'onlCgformHead', { id: stale }, { isDbSynch: 'N', ...stamps })
  await keepFormColumns(db, await readDescription(db, { ...head, isDbSynch: 'Y' }))
}

/** The views that show a column which their table has not any more: they ask to be synchronised instead of failing. */
async function findStaleViews(db: Connection, head: FormHead): Promise<readonly string[]> {
  const views = await db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where('physicId', '=', head.id)
    .where('copyType', '=', 1)
    .where('isDbSynch', '=', 'Y')
    .execute()
  if (views.length === 0) return []
  const current = await readCatalogue(db, head.tableName)
  const columns = new Set(current?.columns.map(({ name }) => name))
  const stale: string[] = []
  for (const view of views) if (findMissing(await readDescription(db, view), columns).length > 0) stale.push(view.id)
  return stale
}
