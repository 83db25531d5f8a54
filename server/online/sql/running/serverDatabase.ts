import type { ClientBase, ClientConfig } from 'pg'
import { createFailure } from '../../../../runtime/language/index.ts'
import { createClient, createPool, isLost } from '../../../db/client.ts'
import { processIdOf, socketOf } from '../../../db/clientSocket.ts'
import { DatabaseAwayError, isLoss } from '../../../db/outage.ts'
import { wireTimeZone } from '../../../db/time.ts'
import type { WorkQueue } from '../../../threads/workQueue.ts'
import { stoppedAt } from './databaseError.ts'
import { databaseMessages } from './messages.ts'
import { maxBytes, type QueryDatabase, type QuerySession, type QueryText, type RunOptions } from './session.ts'
import { parserOf } from './values.ts'

/** Gives a connection for one visit and takes it back; `isBroken` when it may not be used again. */
export interface Connections {
  readonly config: ClientConfig
  readonly schemas: readonly string[]
  /** What it means that a connection was lost in the middle of a visit. */
  explainLoss(error: unknown): Error
  connect(): Promise<{ readonly client: ClientBase; release(isBroken: boolean): void }>
}

/** The connections of a server's own database: two, which no other call uses. */
export function openPool(databaseUrl: string): Connections & { close(): Promise<void> } {
  const config: ClientConfig = { connectionString: databaseUrl, application_name: 'pagewright reports' }
  const pool = createPool({ ...config, max: 2, idleTimeoutMillis: 30_000 })
  return {
    config,
    schemas: ['public'],
    explainLoss: (error) => new DatabaseAwayError(error),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseAwayError(error)
      })
      return { client, release: (isBroken) => client.release(isBroken) }
    },
    close: () => pool.end(),
  }
}

/** A PostgreSQL server as the database of queries: each visit is one transaction that may only read. */
export function createServerDatabase(connections: Connections, queue: WorkQueue): QueryDatabase {
  return {
    use: (options, work) =>
      queue.run(options, async () => {
        const { client, release } = await open(connections, options)
        let isBroken = true
        const guard = watch(client, connections.config, options)
        try {
          const result = await work(createSession(client, connections.schemas, options))
          await client.query('rollback')
          isBroken = false
          return result
        } catch (error) {
          throw guard.reason() ?? (isLost(client) || isLoss(error) ? connections.explainLoss(error) : error)
        } finally {
          guard.stop()
          if (isBroken && guard.reason() === undefined)
            isBroken = await client.query('rollback').then(
              () => false,
              () => true,
            )
          release(isBroken)
        }
      }),
  }
}

/** Begins a visit: on another connection, once, where the server has ended this one since its last visit. */
async function open(
  connections: Connections,
  options: RunOptions,
  isSecond = false,
): ReturnType<Connections['connect']> {
  const connection = await connections.connect()
  const { client, release } = connection
  try {
    await client.query(toOpening(options.milliseconds, connections.schemas))
    return connection
  } catch (error) {
    const isGone = isLost(client) || isLoss(error)
    release(true)
    if (!isGone) throw error
    if (isSecond) throw connections.explainLoss(error)
    return open(connections, options, true)
  }
}

/** One message to the server; nothing in it comes from a request. */
function toOpening(milliseconds: number, schemas: readonly string[]): string {
  const limit = Math.max(1, Math.ceil(milliseconds))
  const settings = [
    `statement_timeout = ${limit}`,
    `lock_timeout = ${Math.min(limit, 2000)}`,
    `idle_in_transaction_session_timeout = ${limit + 60_000}`,
    `search_path = ${[...schemas.map((schema) => `"${schema.replaceAll('"', '""')}"`), 'pg_temp'].join(', ')}`,
    `timezone = '${wireTimeZone}'`,
    `standard_conforming_strings = on`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    `max_parallel_workers_per_gather = 1`,
  ]
  return `begin read only; ${settings.map((setting) => `set local ${setting}`).join('; ')}`
}

function createSession(client: ClientBase, schemas: readonly string[], { milliseconds }: RunOptions): QuerySession {
  const end = performance.now() + milliseconds
  const send = async ({ text, values }: QueryText) => {
    const left = Math.floor(end - performance.now())
    if (left < 1) throw stoppedAt(milliseconds)
    await client.query(`set local statement_timeout = ${left}`)
    const { fields, rows } = await client.query<unknown[]>({
      text,
      values: [...values],
      rowMode: 'array',
      types: { getTypeParser: parserOf as never },
    })
    return { columns: fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID })), rows }
  }
  return {
    schemas,
    ask: async (text, values) => (await client.query(text, [...values])).rows,
    // Behind a savepoint, because a mistake in one try must not end the transaction of the next.
    describe: async (query) => {
      await client.query('savepoint described')
      try {
        return (await send(query)).columns
      } catch (error) {
        await client.query('rollback to savepoint described').catch(() => undefined)
        throw error
      }
    },
    run: send,
  }
}

/** Stops a visit when its caller is gone, when it takes too long all the same, or when it answers too much. */
function watch(client: ClientBase, config: ClientConfig, { signal, milliseconds }: RunOptions) {
  const socket = socketOf(client)
  // What an answer weighs could not be held to its limit.
  if (!socket) throw new Error('The driver of PostgreSQL shows no socket.')
  let reason: Error | undefined
  let bytes = 0
  const end = (why: Error) => {
    reason ??= why
    socket.destroy()
  }
  const onData = (chunk: { readonly length: number }) => {
    bytes += chunk.length
    if (bytes > maxBytes) end(createFailure(databaseMessages.tooLarge))
  }
  const onAbort = () => {
    reason ??= createFailure(databaseMessages.gone)
    void cancel(config, processIdOf(client)).finally(() => socket.destroy())
  }
  const timer = setTimeout(() => end(stoppedAt(milliseconds)), milliseconds + 3000)
  socket.on('data', onData)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  return {
    reason: () => reason,
    stop: () => {
      clearTimeout(timer)
      socket.off('data', onData)
      signal.removeEventListener('abort', onAbort)
    },
  }
}

async function cancel(config: ClientConfig, processId: number | undefined): Promise<void> {
  if (processId === undefined) return
  const client = createClient({ ...config, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  try {
    await client.connect()
    await client.query('select pg_cancel_backend($1)', [processId])
  } catch {
    // The time limit of the statement ends it all the same.
  } finally {
    await client.end().catch(() => undefined)
  }
}
