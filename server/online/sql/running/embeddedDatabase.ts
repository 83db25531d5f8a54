import { isAbsolute, join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { WorkQueue } from '../../../threads/workQueue.ts'
import type { KnownTable } from '../catalogue.ts'
import { stoppedAt } from './databaseError.ts'
import { createReportCopy, type ReportCopy } from './embeddedCopy.ts'
import type { MadeQuery, QueryDatabase, QueryRows, QuerySession, QueryText, RunOptions } from './session.ts'
import { reportParsers, textValues } from './values.ts'

/** Row combinations up to which a query may run where everything else runs. */
const maxCombinations = 100_000
/** Rows that such a query may answer. */
const maxRows = 20_000
/** Bytes of the tables of such a query. */
const maxSize = 4 * 1024 * 1024

const opening = 'set transaction read only; set local search_path = public, pg_temp'

/** The embedded database as the database of queries. */
export interface EmbeddedDatabase extends QueryDatabase {
  close(): Promise<void>
}

/**
 * The embedded database as the database of queries. It has one thread and knows no time limit, so that only a query that
 * is small for certain runs in it; every other one runs in a thread of its own, on a copy, and that thread is ended at
 * the limit.
 */
export function createEmbeddedDatabase(database: PGlite, dataDir: string, queue: WorkQueue): EmbeddedDatabase {
  const source = database.dataDir
  const folder = source !== undefined && !source.includes('://') ? resolve(source) : undefined
  const copy = createReportCopy(database, {
    folder: folder !== undefined && isAbsolute(folder) ? folder : undefined,
    place: join(dataDir, 'report-copy'),
  })
  return {
    use: (options, work) => work(createSession(database, copy, queue, options)),
    close: () => copy.close(),
  }
}

function createSession(database: PGlite, copy: ReportCopy, queue: WorkQueue, options: RunOptions): QuerySession {
  let left = options.milliseconds
  let isBegun = false
  return {
    schemas: ['public'],
    ask: async (text, values) => (await database.query<Readonly<Record<string, unknown>>>(text, [...values])).rows,
    describe: ({ text }) => describe(database, text),
    run: async (query, made) => {
      if (await isSmall(database, made)) return runHere(database, query)
      return queue.run(options, async () => {
        const started = performance.now()
        if (left < 1) throw stoppedAt(options.milliseconds)
        const { milliseconds: limit, signal } = options
        const result = await copy.run(query, { milliseconds: left, limit, signal, maySeeOld: isBegun })
        isBegun = true
        left -= performance.now() - started
        return result
      })
    },
  }
}

/** A description analyses a text and neither plans nor runs it. It waits for its turn like any query. */
async function describe(database: PGlite, text: string) {
  const { resultFields } = await database.describeQuery(text)
  return resultFields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }))
}

function runHere(database: PGlite, { text, values }: QueryText): Promise<QueryRows> {
  return database.transaction(async (transaction) => {
    await transaction.exec(opening)
    const { fields, rows } = await transaction.query<unknown[]>(text, [...values], {
      rowMode: 'array',
      parsers: reportParsers,
      serializers: textValues,
    })
    return { columns: fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID })), rows }
  })
}

/** Whether all combinations of the rows of a query are few, and none of its functions makes much of little. */
async function isSmall(database: PGlite, { statement, catalogue, rows }: MadeQuery): Promise<boolean> {
  if (statement.isHeavy || statement.rows > maxCombinations) return false
  const tables = [...catalogue.values()]
  if (tables.some(({ isView, size }) => isView || size > maxSize)) return false
  let product = statement.rows
  for (const table of tables) {
    product *= Math.max(1, await countRows(database, table))
    if (product > maxCombinations) return false
  }
  return Math.min(product, rows) <= maxRows
}

async function countRows(database: PGlite, { schema, name }: KnownTable): Promise<number> {
  const quoted = [schema, name].map((part) => `"${part.replaceAll('"', '""')}"`).join('.')
  const { rows } = await database.query<{ readonly count: number }>(
    `select count(*)::int as count from (select from ${quoted} limit ${maxCombinations + 1}) counted`,
  )
  return rows[0]?.count ?? 0
}
