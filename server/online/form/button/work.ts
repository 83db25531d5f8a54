import { findRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { toSentence } from '../../../http/logTexts.ts'
import { logOperation } from '../../../http/operationLog.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { withVersions } from '../../../http/resource/withVersions.ts'
import { texts } from '../../../http/texts.ts'
import { withTransaction } from '../../../http/transaction.ts'
import type { OpenForm } from '../openForm.ts'
import { callServer } from './callServer.ts'
import { type ReadStatements, readStatements, runStatements } from './runStatements.ts'

/** What is set up for a button of a form: statements over its tables, and servers that are notified before or after. */
export interface ButtonWork {
  readonly statements: readonly ReadStatements[]
  readonly calls: readonly { readonly moment: string; readonly address: string }[]
}

/** Reads what is set up for a button, one that every form has or one of its own (wire contract 3.4). */
export async function readWork({ db, user }: SignedInCall, formId: string, buttonCode: string): Promise<ButtonWork> {
  const stored = await findRows(db, 'onlCgformEnhanceSql', { cgformHeadId: formId, buttonCode }, ['cgbSql'])
  const calls = await db
    .selectFrom('onlCgformEnhanceJava')
    .select(['event as moment', 'cgJavaValue as address'])
    .where('cgformHeadId', '=', formId)
    .where('buttonCode', '=', buttonCode)
    .where('activeStatus', '=', '1')
    .execute()
  const statements: ReadStatements[] = []
  for (const { cgbSql } of stored)
    if (cgbSql !== null && cgbSql.trim() !== '') statements.push(await readStatements(cgbSql, user.id))
  return {
    statements,
    calls: calls.flatMap(({ moment, address }) => (address === null ? [] : [{ moment, address }])),
  }
}

/** Tells the servers of one moment about a record, one after the other; throws at the first that does not accept it. */
export async function notifyServers(
  call: SignedInCall,
  { form }: OpenForm,
  { calls }: ButtonWork,
  pressed: { readonly moment: 'start' | 'end'; readonly buttonCode: string; readonly record: Values },
): Promise<void> {
  const { moment, buttonCode, record } = pressed
  const dataId = record.id === undefined ? null : String(record.id)
  const event = { tableName: form.head.tableName, buttonCode, dataId, record, username: call.user.username }
  for (const { address } of calls.filter((each) => each.moment === moment)) await callServer(call, address, event)
}

/** A write of records by the calls that every form has. */
interface FormWrite<T> {
  /** As `button_code` has it. */
  readonly buttonCode: 'add' | 'edit' | 'delete'
  /** The records as they come, or as they are before they go. */
  readonly given: () => Promise<readonly Values[]>
  /** Writes, in the transaction of the call that it gets. */
  readonly write: (inner: SignedInCall) => Promise<T>
  /** The records that were written, as they are then. */
  readonly written: (inner: SignedInCall, result: T, given: readonly Values[]) => Promise<readonly Values[]>
}

/**
 * Writes records with what is set up for it: servers are notified before, and one that does not accept a record stops
 * the write; the statements are part of its transaction; servers are notified after it, when nothing can be taken back
 * any more, so that one that cannot be notified is noted in the log.
 */
export async function writeWithWork<T>(
  call: SignedInCall,
  open: OpenForm,
  { buttonCode, given, write, written }: FormWrite<T>,
): Promise<T> {
  const work = await readWork(call, open.form.head.id, buttonCode)
  if (work.statements.length + work.calls.length === 0) return withTransaction(call, (inner) => write(inner))
  const before = await given()
  for (const record of before) await notifyServers(call, open, work, { moment: 'start', buttonCode, record })
  const { result, records } = await withTransaction(call, async (inner) => {
    const done = await write(inner)
    const after = await written(inner, done, before)
    await runAll(inner, open, work, after)
    return { result: done, records: after }
  })
  for (const record of records)
    await notifyServers(call, open, work, { moment: 'end', buttonCode, record }).catch((error: unknown) =>
      logOperation(call, {
        type: 'edit',
        content: toSentence(
          texts(
            '通知其他服务失败：{table}',
            'Other services could not be notified: {table}',
            '通知其他服務失敗：{table}',
          ),
          { table: open.form.head.tableName },
        ),
        values: { buttonCode, dataId: record.id, error: String(error) },
      }),
    )
  return result
}

/** Runs the statements for each record; what they change of the records leaves a version. */
export async function runAll(
  inner: SignedInCall,
  { model }: OpenForm,
  { statements }: ButtonWork,
  records: readonly Values[],
): Promise<void> {
  if (statements.length === 0) return
  const ids = records.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))
  // Who set up the statements decides what they write.
  await withVersions(model, { ...inner, nameable: 'all' as const }, ids, async () => {
    for (const record of records) for (const each of statements) await runStatements(inner, each, record)
  })
}
