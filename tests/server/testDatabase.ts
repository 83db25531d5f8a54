import type { Kysely } from 'kysely'
import { connectEmbedded, connectServer } from '../../server/db/connection.ts'
import type { Database } from '../../server/db/schema.ts'
import type { StorageGuard } from '../../server/db/storage.ts'
import { createServerDatabase, type Engine } from './database.ts'
import { borrowEmbedded } from './embedded/pool.ts'

/** A fresh, migrated database for one suite. */
export interface TestDatabase {
  readonly db: Kysely<Database>
  /** The address of the database; undefined for the embedded one. */
  readonly url: string | undefined
  close(): Promise<void>
}

/**
 * Opens a fresh database of an engine: on a PostgreSQL server it is a copy of the one that was migrated for the run; the
 * embedded one asks `guard` before it writes.
 */
export async function openTestDatabase(engine: Engine, migrated: string, guard?: StorageGuard): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const { database, giveBack } = await borrowEmbedded()
    const db = connectEmbedded(database, guard)
    return { db, url: undefined, close: () => db.destroy().then(giveBack) }
  }
  const { url, drop } = await createServerDatabase(migrated)
  const db = connectServer(url)
  return { db, url, close: () => db.destroy().then(drop) }
}
