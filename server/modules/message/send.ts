import { sql } from 'kysely'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { afterCommit } from '../../db/afterCommit.ts'
import { createId } from '../../db/id.ts'
import { findRow, insertRows, updateRows } from '../../db/rows.ts'
import { type SignedInCall, withTransaction } from '../../http/index.ts'
import { requireVisible } from '../../http/resource/index.ts'
import { type Delivery, deliver, type Outcome } from './deliver.ts'
import { sendingMessages } from './messages.ts'
import { messages, sendingTimeout } from './resource.ts'

/** Attempts after which a message counts as given up; a person may still send it by hand. */
const maxAttempts = 5

/** A message that is to be written and sent. */
export interface NewMessage extends Delivery {
  readonly esParam: string | null
}

/** Writes a message and sends it; the row is there whatever becomes of the sending. */
export async function sendNew(call: SignedInCall, message: NewMessage): Promise<Outcome & { readonly id: string }> {
  const id = await write(call, message)
  return { id, ...(await finish(call, id, message)) }
}

/**
 * Writes a message with the transaction of a call and sends it behind the answer, once that is committed; gives its id. One
 * whose process ends before stays as it is, and a person sends it by hand.
 */
export async function sendAfterCommit(call: SignedInCall, message: NewMessage): Promise<string> {
  return withTransaction(call, async (inner) => {
    const id = await write(inner, message)
    afterCommit(inner.db, (db) => {
      finish({ ...inner, db }, id, message).catch(() => undefined)
    })
    return id
  })
}

async function write(call: SignedInCall, message: NewMessage): Promise<string> {
  const id = createId()
  await insertRows(call.db, 'sysMessage', {
    id,
    ...message,
    createBy: call.user.username,
    tenantId: call.tenantId,
    sendingSince: sql<string>`now()`,
  })
  return id
}

/** Sends a message that waits or failed. Of several who ask at once one sends it. */
export async function sendAgain(call: SignedInCall, id: string): Promise<Outcome> {
  return finish(call, id, await claim(call, id))
}

/** Says that a message is not worth another attempt. */
export async function giveUp(call: SignedInCall, id: string): Promise<void> {
  await claim(call, id)
  await updateRows(call.db, 'sysMessage', { id }, { esSendStatus: '-1', sendingSince: null, ...stamp(call) })
}

/**
 * Takes a message for this call by one statement, which waits for the row and looks at it anew: it is not sent yet, and
 * nobody is sending it. The row is not held while a gateway is asked, because that may last.
 */
async function claim(call: SignedInCall, id: string): Promise<Delivery> {
  const { db } = call
  await requireVisible(messages.model, call, [id])
  const broken = sql<string>`now() - cast(${`${sendingTimeout} milliseconds`} as interval)`
  const taken = await db
    .updateTable('sysMessage')
    .set({ sendingSince: sql<string>`now()` })
    .where('id', '=', id)
    .where('esSendStatus', '!=', '1')
    .where(({ or, eb }) => or([eb('sendingSince', 'is', null), eb('sendingSince', '<', broken)]))
    .returning(['esType', 'esTitle', 'esReceiver', 'esContent'])
    .executeTakeFirst()
  if (taken !== undefined) return taken
  const row = await findRow(db, 'sysMessage', { id }, ['esSendStatus'])
  if (row === undefined) throw createError('recordNotFound')
  throw createFailure(row.esSendStatus === '1' ? sendingMessages.isSent : sendingMessages.isSending)
}

async function finish(call: SignedInCall, id: string, message: Delivery): Promise<Outcome> {
  const outcome = await deliver(call, message)
  await call.db
    .updateTable('sysMessage')
    .set(({ eb, ref }) => ({
      esSendNum: eb(ref('esSendNum'), '+', 1),
      esSendStatus:
        outcome.reason === undefined
          ? '1'
          : sql<string>`case when es_send_num + 1 >= cast(${maxAttempts} as integer) then '-1' else '2' end`,
      esResult: (outcome.reason ?? sendingMessages.sent)[call.language],
      ...(outcome.reason === undefined ? { esSendTime: sql<string>`now()` } : {}),
      sendingSince: null,
      ...stamp(call),
    }))
    .where('id', '=', id)
    .execute()
  return outcome
}

const stamp = (call: SignedInCall) => ({ updateBy: call.user.username, updateTime: sql<string>`now()` })
