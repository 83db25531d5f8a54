import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import { connectEmbedded, connectServer } from '../../server/db/connection.ts'
import { openEmbedded } from '../../server/db/embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/schema.ts'
import { readTemplate } from './databaseTemplate.ts'

/** The engines that a suite runs on: the embedded one always, a PostgreSQL server when one is given. */
export type Engine = 'pglite' | 'postgresql'

const testServer = process.env.TEST_DATABASE_URL

export const engines: readonly Engine[] =
  testServer === undefined || testServer === '' ? ['pglite'] : ['pglite', 'postgresql']

/** A fresh, migrated database for one suite. */
export interface TestDatabase {
  readonly db: Kysely<Database>
  /** The address of the database; undefined for the embedded one. */
  readonly url: string | undefined
  close(): Promise<void>
}

/** Opens a fresh database of an engine. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const db = connectEmbedded(await openEmbedded({ dump: await readTemplate() }))
    return { db, url: undefined, close: () => db.destroy() }
  }
  const { url, drop } = await createServerDatabase()
  const db = connectServer(url)
  await migrate(db)
  return { db, url, close: () => db.destroy().then(drop) }
}

/** Creates an empty database on the PostgreSQL server of the tests. */
export async function createServerDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `pagewright_${randomBytes(6).toString('hex')}`
  await runOnServer(testServer, `create database ${name}`)
  const url = new URL(testServer)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOnServer(testServer, `drop database if exists ${name} with (force)`) }
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
