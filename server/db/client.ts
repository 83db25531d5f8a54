import { Client, type ClientBase, type ClientConfig, Pool, type PoolConfig } from 'pg'

const lost = new WeakSet<ClientBase>()

/** Milliseconds that a connection to a server may take until it is open. */
export const connectTimeout = 1500

/**
 * A connection to a PostgreSQL server. It reports its loss even when nobody asks it anything, between two statements of a
 * transaction for one; where nobody listened that would end the process.
 */
class ListenedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super({
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      ...(typeof config === 'string' ? { connectionString: config } : config),
    })
    this.on('error', () => lost.add(this))
    this.on('end', () => lost.add(this))
  }
}

/** Makes a connection; nothing else in the server does, apart from `createPool`. */
export const createClient = (config: ClientConfig): Client => new ListenedClient(config)

/** Makes a pool of connections. One that is lost while nobody uses it is dropped. */
export function createPool({ connectionTimeoutMillis: _, ...config }: PoolConfig): Pool {
  // Waiting for a connection that is in use has no limit, opening one has: so it is not the pool that knows it.
  const pool = new Pool({ ...config, Client: ListenedClient as never })
  pool.on('error', () => undefined)
  return pool
}

/** Whether a connection is gone: its server ended it, or the way there broke. */
export const isLost = (client: ClientBase): boolean => lost.has(client)
