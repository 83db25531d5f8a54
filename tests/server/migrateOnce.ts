import type { TestProject } from 'vitest/node'
import { connectServer } from '../../server/db/connection.ts'
import { migrate } from '../../server/db/migrate.ts'
import { createServerDatabase, engines, type ServerDatabase } from './database.ts'
import { readTemplate } from './embedded/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that the suites on PostgreSQL get copies of; empty without a server. */
    readonly migratedDatabase: string
  }
}

/** Migrates one database of each engine before the first suite, for all suites to copy. */
export default async function migrateOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  // Two workers would both make it.
  await readTemplate()
  if (!engines.includes('postgresql')) {
    provide('migratedDatabase', '')
    return async () => undefined
  }
  const { name, drop } = await migrateServerDatabase()
  provide('migratedDatabase', name)
  return drop
}

/** Makes a migrated database on the PostgreSQL server of the tests. */
export async function migrateServerDatabase(): Promise<ServerDatabase> {
  const database = await createServerDatabase()
  const db = connectServer(database.url)
  await migrate(db)
  await db.destroy()
  return database
}
