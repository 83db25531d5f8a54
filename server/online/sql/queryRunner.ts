import type { Config } from '../../config.ts'
import { findEmbedded } from '../../db/connection.ts'
import type { Connection } from '../../db/schema.ts'
import { createWorkQueue, type WorkQueue } from '../../threads/workQueue.ts'
import { createEmbeddedDatabase } from './running/embeddedDatabase.ts'
import { databaseMessages } from './running/messages.ts'
import { type Connections, createServerDatabase, openPool } from './running/serverDatabase.ts'
import type { QueryDatabase } from './running/session.ts'

/** The databases that queries of reports run on, with the turns in which they do; one for each process. */
export interface QueryRunner {
  /** The server's own database, or the one that connections lead to. */
  find(connections: Connections | undefined): QueryDatabase
  close(): Promise<void>
}

/** Queries that run at once; on the embedded database one, because a second copy would take the processor of everybody. */
const concurrency = 2

/** How many queries of one person may wait or run, how many may wait in all, and how long one waits, in milliseconds. */
const limits = { ofPerson: 4, waiting: 200, wait: 60_000 }

const createQueryQueue = (atOnce: number): WorkQueue =>
  createWorkQueue({ ...limits, concurrency: atOnce, atOnceOfPerson: atOnce }, databaseMessages)

/** Makes the runner; connections and copies are made when a query first needs them. */
export function createQueryRunner(db: Connection, config: Config): QueryRunner {
  const queue = createQueryQueue(concurrency)
  const main = openMain(db, config)
  return {
    find: (connections) => (connections === undefined ? main.database() : createServerDatabase(connections, queue)),
    close: () => main.close(),
  }
}

interface MainDatabase {
  database(): QueryDatabase
  close(): Promise<void>
}

function openMain(db: Connection, config: Config): MainDatabase {
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) {
    const pool = openPool(databaseUrl)
    const database = createServerDatabase(pool, createQueryQueue(concurrency))
    return { database: () => database, close: () => pool.close() }
  }
  const embedded = findEmbedded(db)
  if (embedded === undefined) return { database: () => refuseUnknown(), close: async () => undefined }
  const database = createEmbeddedDatabase(embedded, dataDir, createQueryQueue(1))
  return { database: () => database, close: () => database.close() }
}

function refuseUnknown(): never {
  throw new Error('Nothing is known of the database that the server was given.')
}
