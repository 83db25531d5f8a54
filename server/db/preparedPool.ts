import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { changesTables, createStatementNames } from './statementNames.ts'

/**
 * A pool whose connections keep the statements that come again and again prepared, so that the server reads and analyses
 * their text once for each connection.
 */
export function createPreparedPool(pool: Pool): PostgresPool {
  const names = createStatementNames()
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  const wrap = (client: PoolClient): PostgresPoolClient => {
    // A generation ends when there are too many names, or when tables change: who has prepared any of it goes with it.
    const { generation } = names
    const run = async (text: string, values: readonly unknown[]) => {
      const name = names.generation === generation ? names.find(text) : undefined
      const result = await send(client, { text, values: [...values], ...(name === undefined ? {} : { name }) })
      if (changesTables(text)) names.renew()
      return result
    }
    const wrapped = {
      query: run,
      release: (isBroken?: boolean) => client.release(isBroken === true || names.generation !== generation),
    }
    // Kysely would pass cursors too, had it been given any.
    return wrapped as unknown as PostgresPoolClient
  }
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/**
 * Sends a statement. The promise is ours: what the one of the driver refers to outlives its call by far, and the collector
 * then copies the rows of every result around until it marks the whole heap.
 */
async function send(client: PoolClient, config: QueryConfig): Promise<QueryResult> {
  try {
    return await new Promise((resolve, reject) => {
      void client.query(config, (error: Error | null, result) => (error === null ? resolve(result) : reject(error)))
    })
  } catch (error) {
    // Where the statement was sent from, instead of where its answer arrived.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
