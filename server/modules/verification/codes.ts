import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { createId } from '../../db/id.ts'
import { insertRows, updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { Target } from './target.ts'

/** What a code is good for; one for binding is good for one user only. */
export type Purpose = 'signIn' | 'register' | 'reset' | `bind:${string}`

/** How often a code may be compared, whatever comes of it. */
const maxTries = 5

/** A code of six digits. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is kept of a code; its row is the salt. */
function hashCode(id: string, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([id, code.trim()]))
    .digest('hex')
}

/** Keeps a code for five minutes and gives its id. Without a code only the throttle knows of it. */
export async function keepCode(
  db: Connection,
  { channel, address }: Target,
  { purpose, ip, code }: { readonly purpose: Purpose; readonly ip: string; readonly code: string | undefined },
): Promise<string> {
  const id = createId()
  await insertRows(db, 'sysVerificationCode', {
    id,
    channel,
    target: address,
    purpose,
    ip,
    codeHash: code === undefined ? null : hashCode(id, code),
    expiresAt: sql<string>`clock_timestamp() + interval '5 minutes'`,
  })
  return id
}

/**
 * Compares a code with the newest one of a target and a purpose, and gives the id of that one when it is right. Each
 * comparison counts, also of processes that compare at the same moment; after five the code is worth nothing.
 */
export async function checkCode(
  db: Connection,
  target: Target,
  purpose: Purpose,
  code: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly id: string; readonly hash: string | null }>`
    update sys_verification_code set tries = tries + 1
    where tries < ${maxTries} and used_at is null and expires_at > clock_timestamp() and id = (
      select id from sys_verification_code
      where channel = ${target.channel} and target = ${target.address} and purpose = ${purpose}
      order by created_at desc, id desc limit 1
    )
    returning id, code_hash as hash`.execute(db)
  const [kept] = rows
  if (kept?.hash === undefined || kept.hash === null) return undefined
  return timingSafeEqual(Buffer.from(kept.hash), Buffer.from(hashCode(kept.id, code))) ? kept.id : undefined
}

/** Uses a code up; false when somebody else was faster. */
export async function spendCode(db: Connection, id: string): Promise<boolean> {
  return (await updateRows(db, 'sysVerificationCode', { id, usedAt: null }, { usedAt: sql<string>`now()` })) > 0
}

/** Compares a code and uses it up when it is right. */
export async function takeCode(db: Connection, target: Target, purpose: Purpose, code: string): Promise<boolean> {
  const id = await checkCode(db, target, purpose, code)
  return id !== undefined && spendCode(db, id)
}
