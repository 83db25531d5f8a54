import type { PGlite } from '@electric-sql/pglite'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import { types } from 'pg'
import { addOutage, addReadCache, changeChannel } from './changes.ts'
import { createPool } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { createEmbeddedDialect } from './embeddedDriver.ts'
import { JoiningSocket } from './joiningSocket.ts'
import { namePlugin } from './names.ts'
import { createOutage } from './outage.ts'
import { typeParsers } from './parsers.ts'
import { createPreparedPool } from './preparedPool.ts'
import { StatementCompiler } from './queryCompiler.ts'
import type { Connection, Database } from './schema.ts'
import { createStorageGuard, type StorageGuard } from './storage.ts'
import { wireTimeZone } from './time.ts'

function connect(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({ dialect, plugins: [namePlugin] })
}

class ServerDialect extends PostgresDialect {
  override createQueryCompiler(): StatementCompiler {
    return new StatementCompiler()
  }
}

const embeddedDatabases = new WeakMap<Connection, PGlite>()

/** Wraps an embedded database that is open already; `guard` throws before a statement for which there is no space. */
export function connectEmbedded(database: PGlite, guard: StorageGuard = () => undefined): Kysely<Database> {
  const db = connect(createEmbeddedDialect(database, guard))
  embeddedDatabases.set(db, database)
  addReadCache(db)
  return db
}

/** The embedded database behind a connection; undefined for a server. */
export const findEmbedded = (db: Connection): PGlite | undefined => embeddedDatabases.get(db)

/** Connects to a PostgreSQL server; `print` takes a line when it goes away and when it comes back. */
export function connectServer(url: string, print: (line: string) => void = () => undefined): Kysely<Database> {
  const pool = createPool({
    connectionString: url,
    max: 10,
    // What does not depend on an answer is sent before it comes.
    pipeline: true,
    stream: () => new JoiningSocket(),
    options: `-c TimeZone=${wireTimeZone}`,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') => typeParsers[id] ?? types.getTypeParser(id, format),
    },
    // PostgreSQL tells a connection that listens of its own changes before it says that the commit is done. So the next
    // call of this process sees every write that was answered.
    onConnect: async (client) => {
      client.on('notification', ({ channel, payload }) => {
        if (channel === changeChannel && payload !== undefined) cache.drop(payload)
      })
      await client.query(`listen ${changeChannel}`)
    },
  })
  const outage = createOutage(print)
  const db = connect(new ServerDialect({ pool: createPreparedPool(pool, outage) }))
  const cache = addReadCache(db)
  addOutage(db, outage)
  return db
}

/** Opens the database of the configuration: a PostgreSQL server where one is named, else the embedded one. */
export async function openDatabase(config: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}): Promise<Kysely<Database>> {
  if (config.databaseUrl !== undefined) return connectServer(config.databaseUrl, console.error)
  return connectEmbedded(await openEmbedded({ folder: config.dataDir }), createStorageGuard(config.dataDir))
}
