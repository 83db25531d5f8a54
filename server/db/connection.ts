import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { addReadCache, changeChannel } from './changes.ts'
import { openEmbedded } from './embedded.ts'
import { createEmbeddedDialect } from './embeddedDriver.ts'
import { namePlugin } from './names.ts'
import { typeParsers } from './parsers.ts'
import { createPreparedPool } from './preparedPool.ts'
import type { Connection, Database } from './schema.ts'
import { wireTimeZone } from './time.ts'

function connect(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({ dialect, plugins: [namePlugin] })
}

const embeddedDatabases = new WeakMap<Connection, PGlite>()

/** Wraps an embedded database that is open already. */
export function connectEmbedded(database: PGlite): Kysely<Database> {
  const db = connect(createEmbeddedDialect(database))
  embeddedDatabases.set(db, database)
  addReadCache(db)
  return db
}

/** The embedded database behind a connection; undefined for a server. */
export const findEmbedded = (db: Connection): PGlite | undefined => embeddedDatabases.get(db)

/** Connects to a PostgreSQL server. */
export function connectServer(url: string): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    options: `-c TimeZone=${wireTimeZone}`,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') => typeParsers[id] ?? types.getTypeParser(id, format),
    },
  })
  // The pool drops a connection that the server closed; the query that needs it next reports its own error. One that is
  // in use reports the loss as well, between two statements of a transaction for one, which else would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = connect(
    new PostgresDialect({
      pool: createPreparedPool(pool),
      // PostgreSQL tells a connection that listens of its own changes before it says that the commit is done. So the
      // next call of this process sees every write that was answered.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(`listen ${changeChannel}`))
      },
    }),
  )
  const cache = addReadCache(db)
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      if (channel === changeChannel && payload !== undefined) cache.drop(payload)
    })
  })
  return db
}

/** Opens the database of the configuration: a PostgreSQL server where one is named, else the embedded one. */
export async function openDatabase(config: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}): Promise<Kysely<Database>> {
  if (config.databaseUrl !== undefined) return connectServer(config.databaseUrl)
  return connectEmbedded(await openEmbedded({ folder: config.dataDir }))
}
