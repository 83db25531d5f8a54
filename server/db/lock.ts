import { sql } from 'kysely'
import type { Connection } from './schema.ts'

/**
 * Holds a named lock until the transaction ends, across all processes of the database, so that checks and the writes
 * that follow them happen in turn.
 */
export async function lockUntilCommit(transaction: Connection, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
}
