import { runTransaction } from '../db/afterCommit.ts'
import type { Connection } from '../db/schema.ts'
import type { Call } from './call.ts'

/** Runs several statements as one; inside a running transaction they join it. */
export function inTransaction<T>(db: Connection, run: (transaction: Connection) => Promise<T>): Promise<T> {
  return db.isTransaction ? run(db) : runTransaction(db, run)
}

/**
 * Runs a part of a call in one transaction, which is the connection of the call that it is given. Where the call is an act
 * on rights, the transaction is checked before it is committed.
 */
export function withTransaction<C extends Pick<Call, 'db' | 'transact'>, T>(
  call: C,
  run: (inner: C) => Promise<T>,
): Promise<T> {
  const work = (db: Connection): Promise<T> => run({ ...call, db })
  if (call.db.isTransaction || call.transact === undefined) return inTransaction(call.db, work)
  return call.transact(work)
}
