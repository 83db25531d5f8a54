import type { Connection } from '../db/schema.ts'

/** Runs several statements as one; inside a running transaction they join it. */
export function inTransaction<T>(db: Connection, run: (transaction: Connection) => Promise<T>): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}
