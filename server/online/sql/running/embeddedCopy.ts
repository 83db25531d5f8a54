import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { createFailure } from '../../../../runtime/language/index.ts'
import { createId } from '../../../db/id.ts'
import { backUp } from './backUp.ts'
import { stoppedAt } from './databaseError.ts'
import type { WorkerAnswer, WorkerQuestion, WorkerStart } from './embeddedWorker.ts'
import { databaseMessages } from './messages.ts'
import type { QueryRows, QueryText, ResultColumn } from './session.ts'

/** How long one query of a copy may run, of which limit that is the rest, and what ends it early. */
export interface CopyRun {
  readonly milliseconds: number
  readonly limit: number
  readonly signal: AbortSignal
  /** Whether what changed since the last query does not matter, because this one belongs to it. */
  readonly maySeeOld: boolean
}

/** A copy of the embedded database in a thread of its own. One query runs at a time. */
export interface ReportCopy {
  run(query: QueryText, run: CopyRun): Promise<QueryRows>
  close(): Promise<void>
}

/** The thread with the copy that it opened, and up to where that copy knows the database. */
interface Thread {
  readonly worker: Worker
  readonly place: string | undefined
  readonly position: string
}

/** How long opening a copy may take, in milliseconds. */
const openingLimit = 60_000

/**
 * Makes the copy when a query first needs one, keeps its thread for the next, and makes another copy when the database
 * has changed since. `folder` is that of the database, undefined for one in memory.
 */
export function createReportCopy(
  database: PGlite,
  { folder, place }: { readonly folder: string | undefined; readonly place: string },
): ReportCopy {
  let thread: Thread | undefined
  // What an earlier server left when it was killed.
  const cleaned = rm(place, { recursive: true, force: true })

  const drop = async () => {
    const old = thread
    thread = undefined
    if (old === undefined) return
    await old.worker.terminate()
    if (old.place !== undefined) await rm(old.place, { recursive: true, force: true })
  }

  const open = async (maySeeOld: boolean): Promise<Thread> => {
    if (maySeeOld && thread !== undefined) return thread
    const position = await readPosition(database)
    if (thread?.position === position) return thread
    await drop()
    await cleaned
    const made =
      folder === undefined ? await copyMemory(database) : await copyCluster(database, folder, join(place, createId()))
    thread = { ...made, worker: startWorker(made.start) }
    thread.worker.on('error', () => undefined)
    thread.worker.unref()
    return thread
  }

  return {
    run: async (query, run) => {
      const current = await open(run.maySeeOld)
      try {
        return await ask(current.worker, query, run)
      } catch (error) {
        if (error instanceof Stopped) {
          await drop()
          throw error.cause
        }
        throw error
      }
    },
    close: async () => {
      await drop()
      await cleaned
      await rm(place, { recursive: true, force: true })
    },
  }
}

/** What ended the thread: its limit, its caller, or a fault. */
class Stopped extends Error {}

const startWorker = (start: WorkerStart): Worker =>
  new Worker(new URL('./embeddedWorker.ts', import.meta.url), { workerData: start, stdout: true, stderr: true })

async function readPosition(database: PGlite): Promise<string> {
  const { rows } = await database.query<{ readonly position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return rows[0]?.position ?? ''
}

interface Made {
  readonly start: WorkerStart
  readonly place: string | undefined
  readonly position: string
}

async function copyCluster(database: PGlite, folder: string, place: string): Promise<Made> {
  return { start: { folder: place }, place, position: await backUp(database, folder, place) }
}

async function copyMemory(database: PGlite): Promise<Made> {
  const position = await readPosition(database)
  const dump = await database.dumpDataDir('none')
  return { start: { dump: new Uint8Array(await dump.arrayBuffer()) }, place: undefined, position }
}

let requested = 0

function ask(
  worker: Worker,
  { text, values }: QueryText,
  { milliseconds, limit, signal }: CopyRun,
): Promise<QueryRows> {
  requested += 1
  const id = requested
  return new Promise((resolve, reject) => {
    const stop = (cause: unknown) => () => finish(() => reject(new Stopped('', { cause })))
    let timer = setTimeout(stop(createFailure(databaseMessages.tooComplex)), openingLimit)
    const gone = stop(createFailure(databaseMessages.gone))
    const broken = stop(createFailure(databaseMessages.tooComplex))
    const rows: (readonly unknown[])[] = []
    let columns: readonly ResultColumn[] = []
    const post = (question: WorkerQuestion) => worker.postMessage(question)
    const take = (answer: Extract<WorkerAnswer, { readonly kind: 'rows' }>) => {
      if (rows.length === 0) columns = answer.columns
      for (const row of answer.rows) rows.push(row)
      if (answer.isLast) finish(() => resolve({ columns, rows }))
      else post({ id, isMore: true })
    }
    const answered = (answer: WorkerAnswer) => {
      if (answer.id !== id) return
      if (answer.kind === 'begun') {
        clearTimeout(timer)
        timer = setTimeout(stop(stoppedAt(limit)), milliseconds)
      } else if (answer.kind === 'rows') take(answer)
      else if (answer.kind === 'tooLarge') finish(() => reject(createFailure(databaseMessages.tooLarge)))
      else if (answer.kind === 'failed' && answer.code === undefined) broken()
      else if (answer.kind === 'failed') {
        const { code, position, message } = answer
        finish(() => reject(Object.assign(new Error(message), { code, position })))
      }
    }
    const finish = (end: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', gone)
      worker.off('message', answered)
      worker.off('exit', broken)
      worker.off('error', broken)
      end()
    }
    worker.on('message', answered)
    worker.on('exit', broken)
    worker.on('error', broken)
    signal.addEventListener('abort', gone)
    if (signal.aborted) gone()
    else post({ id, text, values })
  })
}
