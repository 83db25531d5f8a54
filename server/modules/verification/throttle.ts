import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { verificationMessages } from './messages.ts'
import type { Target } from './target.ts'

/** Codes of one target and of one address within an hour, and seconds between two of one target. */
const maxPerTarget = 5
const maxPerAddress = 20
const pause = 60

interface Counts {
  readonly ofTarget: number
  readonly ofAddress: number
  /** Seconds since the last one of the target. */
  readonly sinceLast: number | null
  /** Seconds since the oldest one within the hour. */
  readonly sinceFirstOfTarget: number | null
  readonly sinceFirstOfAddress: number | null
}

/**
 * Refuses a code that is asked for too soon or too often. The rows of the codes are what is counted, so that all processes
 * of a database agree; the caller holds the lock until its own row is in.
 */
export async function refuseTooMany(db: Connection, target: Target, ip: string): Promise<void> {
  const isTarget = sql`(channel = ${target.channel} and target = ${target.address})`
  const isAddress = sql`(ip = ${ip})`
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${isTarget}) as "ofTarget", count(*) filter (where ${isAddress}) as "ofAddress",
      extract(epoch from clock_timestamp() - max(created_at) filter (where ${isTarget}))::integer as "sinceLast",
      extract(epoch from clock_timestamp() - min(created_at) filter (where ${isTarget}))::integer as "sinceFirstOfTarget",
      extract(epoch from clock_timestamp() - min(created_at) filter (where ${isAddress}))::integer as "sinceFirstOfAddress"
    from sys_verification_code
    where created_at > clock_timestamp() - interval '1 hour' and (${isTarget} or ${isAddress})`.execute(db)
  const counts = rows[0]
  if (counts === undefined) return
  if (counts.sinceLast !== null && counts.sinceLast < pause)
    throw createFailure(verificationMessages.tooSoon, {
      details: { seconds: String(pause - Math.max(0, counts.sinceLast)) },
    })
  if (counts.ofTarget >= maxPerTarget) throw refuse(counts.sinceFirstOfTarget)
  if (counts.ofAddress >= maxPerAddress) throw refuse(counts.sinceFirstOfAddress)
}

function refuse(sinceFirst: number | null) {
  const minutes = Math.max(1, Math.ceil((3600 - (sinceFirst ?? 0)) / 60))
  return createFailure(verificationMessages.tooMany, { details: { minutes: String(minutes) } })
}
