import { sql } from 'kysely'
import { executeDeferred } from './deferred.ts'
import type { Connection } from './schema.ts'

/**
 * Holds a named lock until the transaction ends, across all processes of the database, so that checks and the writes
 * that follow them happen in turn.
 */
export async function lockUntilCommit(transaction: Connection, name: string): Promise<void> {
  await toLock(name).execute(transaction)
}

/** The same on its way with the next statement, which runs once the lock is held: that spares a wait. */
export const lockWithNext = (transaction: Connection, name: string): Promise<void> =>
  executeDeferred(transaction, toLock(name).compile(transaction))

const toLock = (name: string) => sql`select pg_advisory_xact_lock(hashtext(${name}))`

/**
 * Holds some values of a thing until the transaction ends: who holds one of them, or the name of the whole by
 * `lockUntilCommit`, is waited for, while others go on. The values are locked in one order, so that two who name the same
 * ones cannot wait for each other. They are locked before the next statement runs.
 */
export async function lockValuesUntilCommit(
  transaction: Connection,
  name: string,
  values: readonly string[],
): Promise<void> {
  const names = JSON.stringify(values.map((value) => `${name} ${value}`))
  const statement = sql`
    select pg_advisory_xact_lock_shared(hashtext(${name})), (
      select count(pg_advisory_xact_lock(key)) from (
        select distinct hashtext(value) as key from jsonb_array_elements_text(cast(${names} as jsonb)) as value order by 1
      ) as keys
    )`
  await executeDeferred(transaction, statement.compile(transaction))
}
