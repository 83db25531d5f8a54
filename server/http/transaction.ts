import type { Connection } from '../db/schema.ts'
import type { Call } from './call.ts'

/** Runs several statements as one; inside a running transaction they join it. */
export function inTransaction<T>(db: Connection, run: (transaction: Connection) => Promise<T>): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}

/** Runs a part of a call in one transaction, which is the connection of the call that it is given. */
export function withTransaction<C extends Pick<Call, 'db'>, T>(call: C, run: (inner: C) => Promise<T>): Promise<T> {
  return inTransaction(call.db, (db) => run({ ...call, db }))
}
