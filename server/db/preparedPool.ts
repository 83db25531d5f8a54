import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { isLost } from './client.ts'
import { socketOf } from './clientSocket.ts'
import { isDeferred } from './deferred.ts'
import { DatabaseAwayError, isLoss, type Outage } from './outage.ts'
import { changesTables, createStatementNames } from './statementNames.ts'

/** Milliseconds for which a call waits for a database that has just gone away, and between two attempts. */
const longestWait = 1200
const pause = 100

/** A read that took longer until its connection was lost would take too long in all. */
const longestRepeated = 1000

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * A pool whose connections keep the statements that come again and again prepared, so that the server reads and analyses
 * their text once for each connection.
 *
 * A connection that the server ends is replaced where nothing can have happened on it: a read outside of a transaction
 * and what is sent first of one are asked again on another one. All else fails with a `DatabaseAwayError`, and so does opening
 * a connection when the database is away for more than a moment.
 */
export function createPreparedPool(pool: Pool, outage: Outage): PostgresPool {
  const names = createStatementNames()
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()

  const open = async (): Promise<PoolClient> => {
    for (;;) {
      const started = performance.now()
      try {
        const client = await takeClient(pool, outage)
        outage.end()
        return client
      } catch (error) {
        if (outage.isSilent()) throw new DatabaseAwayError(error)
        outage.begin(error)
        // An attempt that took long itself was the waiting.
        if (outage.since() > longestWait || performance.now() - started > pause * 5) throw new DatabaseAwayError(error)
        await wait(pause)
      }
    }
  }

  const wrap = (first: PoolClient): PostgresPoolClient => {
    // A generation ends when there are too many names, or when tables change: who has prepared any of it goes with it.
    const { generation } = names
    let client: PoolClient | undefined = first
    let isInTransaction = false
    let isBroken = false
    /** What goes with the next statement, which spares waits: the beginning of a transaction, and what is deferred in it. */
    let held: readonly Statement[] = []

    const toConfig = ({ text, values }: Statement): QueryConfig => {
      const name = names.generation === generation ? names.find(text) : undefined
      return { text, values: [...values], ...(name === undefined ? {} : { name }) }
    }
    /** Sends statements one right after the other, and gives what the last one answers. */
    const send = async (statements: readonly Statement[]): Promise<QueryResult> => {
      const asked = client
      if (asked === undefined) throw new DatabaseAwayError(undefined)
      try {
        const socket = socketOf(asked)
        socket?.cork()
        const answers = statements.map((each) => ask(asked, toConfig(each), outage))
        socket?.uncork()
        return (await Promise.all(answers)).at(-1) ?? nothing
      } catch (error) {
        if (!(error instanceof DatabaseAwayError) && !isLost(asked) && !isLoss(error)) throw error
        isBroken = true
        throw error instanceof DatabaseAwayError ? error : new DatabaseAwayError(error)
      }
    }
    const sendOnAnother = async (statements: readonly Statement[]): Promise<QueryResult> => {
      const old = client
      client = undefined
      old?.release(true)
      client = await open()
      isBroken = false
      return send(statements)
    }
    /** Sends statements, and once more where the connection was lost and nothing can have happened: see above. */
    const sendSafely = async (statements: readonly Statement[]): Promise<QueryResult> => {
      const started = performance.now()
      const [first, last] = [statements[0]?.text ?? '', statements.at(-1)?.text ?? '']
      const canRepeat = isBeginning(first) ? !isEnding(last) : !isInTransaction && isRead(first)
      try {
        return await send(statements)
      } catch (error) {
        const isLate = outage.isSilent() || performance.now() - started > longestRepeated
        if (!(error instanceof DatabaseAwayError) || !canRepeat || isLate) throw error
        return sendOnAnother(statements)
      }
    }
    const run = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
      if (isBeginning(text)) isInTransaction = true
      if (isBeginning(text) || (isInTransaction && isDeferred(text))) {
        held = [...held, { text, values }]
        return nothing
      }
      const before = isRollback(text) ? [] : held
      // A transaction of which nothing was sent ends without a word.
      const isNothing = isEnding(text) && isBeginning(held[0]?.text ?? '') && before.length < 2
      held = []
      const result = isNothing ? nothing : await sendSafely([...before, { text, values }])
      if (isEnding(text)) isInTransaction = false
      if (changesTables(text)) names.renew()
      return result
    }
    const wrapped = {
      query: run,
      release: (isSpoiled?: boolean) => {
        client?.release(isSpoiled === true || isBroken || names.generation !== generation)
        isInTransaction = false
        held = []
      },
    }
    // Kysely would pass cursors too, had it been given any.
    return wrapped as unknown as PostgresPoolClient
  }
  return {
    async connect() {
      const client = await open()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** Takes a connection of a pool; one that comes when nobody waits for it any more is given back. */
async function takeClient(pool: Pool, outage: Outage): Promise<PoolClient> {
  let isGivenUp = false
  try {
    return await outage.heed((resolve, reject) => {
      pool.connect().then((client) => (isGivenUp ? client.release() : resolve(client)), reject)
    })
  } catch (error) {
    isGivenUp = true
    throw error
  }
}

const isBeginning = (text: string): boolean => /^(begin|start transaction)\b/i.test(text)
const isRollback = (text: string): boolean => /^rollback$/i.test(text)
const isEnding = (text: string): boolean => isRollback(text) || /^commit$/i.test(text)
const isRead = (text: string): boolean => /^\s*select\b/i.test(text)

/** What a statement answers that is not sent by itself. */
const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Sends a statement. The promise is ours: what the one of the driver refers to outlives its call by far, and the collector
 * then copies the rows of every result around until it marks the whole heap.
 */
async function ask(client: PoolClient, config: QueryConfig, outage: Outage): Promise<QueryResult> {
  try {
    return await outage.heed((resolve, reject) => {
      void client.query(config, (error: Error | null, result) => (error === null ? resolve(result) : reject(error)))
    })
  } catch (error) {
    // Where the statement was sent from, instead of where its answer arrived.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
