import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { createFailure, fillText } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { type Call, toErrorLine } from '../../http/index.ts'
import { createCode, keepCode, type Purpose } from './codes.ts'
import { codeMessage, verificationMessages } from './messages.ts'
import type { Target } from './target.ts'
import { refuseTooMany } from './throttle.ts'

/** Milliseconds at most for which an answer is held back. */
const longestWait = 5000

/**
 * Sends a code to a phone or a mailbox, or only seems to: where nobody is to learn whether an account exists, both take as
 * long and say the same (wire contract 5, A3). Throws when codes were asked for too often, and when it could not be sent.
 */
export async function sendCode(call: Call, target: Target, purpose: Purpose, isWanted: boolean): Promise<void> {
  const { db, request } = call
  const code = isWanted ? createCode() : undefined
  const id = await db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'verification codes')
    await forgetOld(transaction)
    await refuseTooMany(transaction, target, request.ip)
    return keepCode(transaction, target, { purpose, ip: request.ip, code })
  })
  const hasFailed = code === undefined ? await seemToSend(db, target) : await send(call, target, id, code)
  if (hasFailed) throw createFailure(verificationMessages.failed)
}

/** Rows stay longer than the throttle counts them, because they tell how long a sending takes. */
async function forgetOld(db: Connection): Promise<void> {
  await db.deleteFrom('sysVerificationCode').where('createdAt', '<', sql<string>`now() - interval '7 days'`).execute()
}

async function send(call: Call, target: Target, id: string, code: string): Promise<boolean> {
  const { db, language, services } = call
  const started = performance.now()
  const failed = await services.sender
    .send({
      channel: target.channel,
      to: target.address,
      subject: codeMessage.subject[language],
      text: fillText(codeMessage.text[language], { code }),
    })
    .then(
      () => false,
      (error: unknown) => {
        console.error(`A message to ${target.address} could not be sent: ${toErrorLine(error)}`)
        return true
      },
    )
  const sendingTime = Math.round(performance.now() - started)
  // A code that nobody got is good for nothing.
  const end = failed ? { usedAt: sql<string>`now()` } : {}
  await updateRows(db, 'sysVerificationCode', { id }, { failed, sendingTime, ...end })
  return failed
}

/** Does as the last real sending of the channel did: takes as long, and fails for ten minutes after that one failed. */
async function seemToSend(db: Connection, { channel }: Target): Promise<boolean> {
  const last = await db
    .selectFrom('sysVerificationCode')
    .select(['sendingTime', sql<boolean>`failed and created_at > now() - interval '10 minutes'`.as('failed')])
    .where('channel', '=', channel)
    .where('sendingTime', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  await wait(Math.min(last?.sendingTime ?? 0, longestWait))
  return last?.failed ?? false
}
