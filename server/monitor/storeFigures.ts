import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../db/schema.ts'
import { onlineMinutes } from '../http/session.ts'

/** What the database holds of what comes and goes, and how it works, at a moment. */
export interface StoreFigures {
  /** Sessions that were used lately, and those whose time has run out. */
  readonly sessions: number
  readonly expired: number
  /** Bytes of the whole database. */
  readonly size: number
  /** Connections to it, this one among them. */
  readonly connections: number
  /** Blocks that its statements found in its own memory, and those that came from the disk. */
  readonly hits: number
  readonly misses: number
  /** Transactions that were kept, and those that were undone. */
  readonly committed: number
  readonly undone: number
}

/** The tables whose records come and go by themselves: what other servers of the family keep in Redis. */
export const passingTables = ['sysSession', 'sysCaptcha', 'sysVerificationCode', 'sysTicket'] as const
export type PassingTable = (typeof passingTables)[number]

/** Reads the figures of the database. */
export async function readStore(db: Connection): Promise<StoreFigures> {
  const { rows } = await sql<StoreFigures>`
    select ${countSessions(sql`expires_at > now() and ${isOnline}`)} as sessions,
      ${countSessions(sql`expires_at <= now()`)} as expired,
      pg_database_size(current_database()) as size,
      coalesce(numbackends, 0) as connections, coalesce(blks_hit, 0) as hits, coalesce(blks_read, 0) as misses,
      coalesce(xact_commit, 0) as committed, coalesce(xact_rollback, 0) as undone
    from (select 1) one left join pg_stat_database on datname = current_database()`.execute(db)
  const none = { sessions: 0, expired: 0, size: 0, connections: 0, hits: 0, misses: 0, committed: 0, undone: 0 }
  return rows[0] ?? none
}

/** Counts the records of the tables whose records come and go. */
export async function countPassing(db: Connection): Promise<Readonly<Record<PassingTable, number>>> {
  const { rows } = await sql<Readonly<Record<PassingTable, number>>>`
    select ${sql.join(passingTables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`))}
  `.execute(db)
  return rows[0] ?? { sysSession: 0, sysCaptcha: 0, sysVerificationCode: 0, sysTicket: 0 }
}

/** The share of the blocks that were in the database's own memory; undefined before the first. */
export function toHitShare({ hits, misses }: Pick<StoreFigures, 'hits' | 'misses'>): number | undefined {
  return hits + misses > 0 ? hits / (hits + misses) : undefined
}

const isOnline = sql`last_seen_at > now() - make_interval(mins => ${sql.lit(onlineMinutes)})`

function countSessions(which: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from sys_session where ${which})`
}
