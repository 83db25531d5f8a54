import { createFailure } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import { type RawAnswer, raw, toEnvelope } from '../envelope.ts'
import { texts } from '../texts.ts'
import { withTransaction } from '../transaction.ts'
import { type IdempotencyKey, readIdempotencyKey } from './idempotencyKey.ts'
import { runAfterOthers } from './runAfterOthers.ts'

/**
 * Writes in the transaction of a call, together with the key of the write and its answer, so that all of it is there or
 * nothing. A key that is there already ends the transaction.
 */
type KeepAnswer = <T>(inner: SignedInCall, write: () => Promise<T>, toAnswer: (result: T) => unknown) => Promise<T>

/** The write of a call without a key. */
const keepNothing: KeepAnswer = (_inner, write) => write()

/**
 * Answers a call that adds something at most once for each key that clients send as `Idempotency-Key`: a repeat gets the
 * answer of the first, also one that comes while the first is at work. Work that failed keeps nothing, so that it can be
 * tried again. Without a key the call runs as always.
 */
export async function answerOnce(call: SignedInCall, run: (keep: KeepAnswer) => Promise<unknown>): Promise<unknown> {
  const key = readIdempotencyKey(call)
  if (key === undefined) return run(keepNothing)
  // Repeats to this process wait here, where they hold no connection.
  return runAfterOthers([key.userId, key.path, key.key].join(' '), async () => {
    const kept = await findKept(call.db, key)
    if (kept !== undefined) return kept
    let answer: string | undefined
    const note = (text: string) => {
      answer = text
    }
    try {
      const returned = await run(toKeeper(call, key, note))
      return answer === undefined ? returned : raw(answer, json)
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error
      const other = await findKept(call.db, key)
      if (other === undefined) throw error
      return other
    }
  })
}

/** The same for a call whose work is one transaction. */
export function answerOnceInTransaction(
  call: SignedInCall,
  write: (inner: SignedInCall) => Promise<unknown>,
): Promise<unknown> {
  return answerOnce(call, (keep) =>
    keep === keepNothing
      ? write(call)
      : withTransaction(call, (inner) =>
          keep(
            inner,
            () => write(inner),
            (answer) => answer,
          ),
        ),
  )
}

/** Another process has committed a write with the key meanwhile. */
class KeyTaken extends Error {}

const json = { 'content-type': 'application/json; charset=utf-8' }

const toKeeper =
  ({ language }: SignedInCall, key: IdempotencyKey, note: (answer: string) => void): KeepAnswer =>
  async ({ db }, write, toAnswer) => {
    // Waits for a transaction of another process that has the key.
    const claimed = await db
      .insertInto('sysIdempotencyKey')
      .values({ ...key, answer: '' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (claimed === undefined) throw new KeyTaken('The key is taken.')
    const result = await write()
    const answer = JSON.stringify(toEnvelope(toAnswer(result), language))
    const { userId, path } = key
    await db
      .updateTable('sysIdempotencyKey')
      .set({ answer })
      .where('userId', '=', userId)
      .where('path', '=', path)
      .where('key', '=', key.key)
      .execute()
    note(answer)
    return result
  }

const submittedBefore = texts(
  '该表单已提交过，且当时填写的内容不同，本次未保存。请先查看已提交的记录；如需再次提交，请重新打开表单。',
  'Not saved: this form was submitted before with other values. Look at the record that it added; to submit another one, open the form again.',
  '該表單已提交過，且當時填寫的內容不同，本次未儲存。請先檢視已提交的記錄；如需再次提交，請重新開啟表單。',
)

/** The answer that is kept for a key; throws where the key came with another request. */
async function findKept(db: Connection, key: IdempotencyKey): Promise<RawAnswer | undefined> {
  const kept = await db
    .selectFrom('sysIdempotencyKey')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', key.userId)
    .where('path', '=', key.path)
    .where('key', '=', key.key)
    .executeTakeFirst()
  if (kept === undefined) return undefined
  if (kept.fingerprint !== key.fingerprint) throw createFailure(submittedBefore, { code: 422 })
  return raw(kept.answer, { ...json, 'idempotent-replayed': 'true' })
}
