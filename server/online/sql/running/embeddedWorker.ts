import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { wireTimeZone } from '../../../db/time.ts'
import { maxBytes, type QueryText, type ResultColumn } from './session.ts'
import { reportParsers, textValues } from './values.ts'

/** What a thread opens: a folder that is its own, or a dumped one. */
export type WorkerStart = { readonly folder: string } | { readonly dump: Uint8Array<ArrayBuffer> }

/** What a thread is asked: to run a query, or for more rows of the one that it ran. */
export type WorkerQuestion = { readonly id: number } & (QueryText | { readonly isMore: true })

/** What a thread says of a query. Rows come some at a time, so that who takes them serves others meanwhile. */
export type WorkerAnswer = { readonly id: number } & (
  | { readonly kind: 'begun' }
  | { readonly kind: 'tooLarge' }
  | {
      readonly kind: 'rows'
      readonly columns: readonly ResultColumn[]
      readonly rows: readonly unknown[][]
      readonly isLast: boolean
    }
  | {
      readonly kind: 'failed'
      readonly code: string | undefined
      readonly position: string | undefined
      readonly message: string
    }
)

async function open(start: WorkerStart): Promise<PGlite> {
  const database = await PGlite.create(
    'folder' in start ? { dataDir: start.folder } : { loadDataDir: new Blob([start.dump]) },
  )
  await database.exec(`set time zone '${wireTimeZone}'; set default_transaction_read_only = on`)
  return database
}

/** Rows that go out at once. */
const rowsAtOnce = 1000

/** Rows that have not gone out yet. */
let left: unknown[][] = []

function postRows(post: (answer: object) => void, columns: readonly ResultColumn[]): void {
  const rows = left.splice(0, rowsAtOnce)
  post({ kind: 'rows', columns, rows, isLast: left.length === 0 })
}

async function answer(database: PGlite, { text, values }: QueryText, post: (answer: object) => void): Promise<void> {
  try {
    const { fields, rows } = await database.transaction(async (transaction) => {
      await transaction.exec('set transaction read only; set local search_path = public, pg_temp')
      return transaction.query<unknown[]>(text, [...values], {
        rowMode: 'array',
        parsers: reportParsers,
        serializers: textValues,
      })
    })
    if (isTooLarge(rows)) return post({ kind: 'tooLarge' })
    const columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }))
    left = rows
    postRows(post, columns)
  } catch (error) {
    const { code, position, message } = error as {
      readonly code?: string
      readonly position?: string
      readonly message?: string
    }
    post({ kind: 'failed', code, position, message: message ?? '' })
  }
}

function isTooLarge(rows: readonly (readonly unknown[])[]): boolean {
  let size = 0
  for (const row of rows)
    for (const cell of row) {
      size += typeof cell === 'string' ? cell.length : typeof cell === 'object' ? JSON.stringify(cell).length : 8
      if (size > maxBytes) return true
    }
  return false
}

/** Answers one query after the other, on a database that nobody else has (see `embeddedCopy.ts`). */
const opened = open(workerData as WorkerStart)
parentPort?.on('message', async ({ id, ...question }: WorkerQuestion) => {
  const post = (given: object) => parentPort?.postMessage({ id, ...given })
  if ('isMore' in question) return postRows(post, [])
  try {
    const database = await opened
    post({ kind: 'begun' })
    await answer(database, question, post)
  } catch (error) {
    post({ kind: 'failed', code: undefined, position: undefined, message: String(error) })
  }
})
