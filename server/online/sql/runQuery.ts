import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { FieldType } from '../../http/query/condition.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { mapLong } from '../../threads/letOthersIn.ts'
import { type Catalogue, readCatalogue, refuseDuplicates } from './catalogue.ts'
import { type CompiledText, compileStatement, type QueryPart, type ValuesOf } from './compile.ts'
import { readValues } from './parameterValues.ts'
import { readStatement } from './reading/readStatement.ts'
import type { Statement } from './reading/statement.ts'
import { toQueryFailure } from './running/databaseError.ts'
import { databaseMessages } from './running/messages.ts'
import type { QueryRows, QuerySession, ResultColumn } from './running/session.ts'
import { toFieldType } from './running/values.ts'
import { visitDatabase } from './visitDatabase.ts'
import { type Narrow, wrapForColumns, wrapForRows, wrapForTotals } from './wrap.ts'

/** A column of a query, as the grammar of lists sees it. */
export interface QueryColumn {
  readonly name: string
  readonly type: FieldType
}

/** What is asked of a query. */
export interface QueryRequest {
  readonly sql: string
  /** The code of a data source of the tenant; the server's own database when it is empty. */
  readonly dataSource?: string | null | undefined
  readonly parameters: Readonly<Record<string, string>>
  /** Which rows are wanted; a function is given the columns first. */
  readonly narrow?: Narrow | ((columns: readonly QueryColumn[]) => Narrow | Promise<Narrow>) | undefined
  /** A function is given the columns first. */
  readonly sort?: readonly SortBy[] | ((columns: readonly QueryColumn[]) => readonly SortBy[]) | undefined
  readonly page?: { readonly current: number; readonly size: number } | undefined
  /** Whether the number of all rows is wanted; otherwise `total` says how many were read. */
  readonly count?: boolean
  /** Columns whose sum over all rows is wanted; those that hold no numbers have none. */
  readonly totals?: readonly string[]
  /** At most so many rows, and so many milliseconds; those of the settings when left out. */
  readonly limits?: { readonly rows?: number; readonly milliseconds?: number }
}

interface SortBy {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** What a query answered. */
export interface QueryResult {
  readonly columns: readonly QueryColumn[]
  readonly records: readonly Values[]
  readonly total: number
  /** Whether there are more rows than the limit let through. */
  readonly isCut: boolean
  readonly totals?: Values
  /** The tables of the server's own database that it reads; none of a data source. */
  readonly tables: readonly string[]
}

/**
 * Runs the query of a report (wire contract 1.15): read as one SELECT, its parameters bound, its tables without their
 * secrets, read-only and within limits, on the server's own database or a data source. Mistakes are failures in words,
 * with line and column of the author's text. Never call it inside a transaction: the embedded database would wait for it.
 */
export function runQuery(call: SignedInCall, request: QueryRequest): Promise<QueryResult> {
  return visit(call, request, async (prepared) => {
    const { parts, columns, tables, run } = prepared
    const known = toColumns(columns)
    const narrow = typeof request.narrow === 'function' ? await request.narrow(known) : request.narrow
    const sort = typeof request.sort === 'function' ? request.sort(known) : request.sort
    const max = request.limits?.rows ?? call.config.reportRows
    const { page } = request
    const size = Math.min(page?.size ?? max, max)
    const offset = page === undefined ? 0 : (page.current - 1) * size
    const limit = page === undefined ? size + 1 : size
    const { rows } = await run(wrapForRows(parts, columns, { narrow, sort }, { limit, offset }), limit)
    const isCut = page === undefined && rows.length > size
    const kept = isCut ? rows.slice(0, size) : rows
    const records = await mapLong(kept, (row) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null])),
    )
    const isWhole = !isCut && (page === undefined || (rows.length < size && (rows.length > 0 || offset === 0)))
    const summed = (request.totals ?? []).filter((name) => isNumber(known, name))
    const seen = offset + records.length
    if ((request.count !== true || isWhole) && summed.length === 0)
      return { columns: known, records, total: seen, isCut, tables }
    const [found] = (await run(wrapForTotals(parts, columns, narrow, summed), 1)).rows
    return {
      columns: known,
      records,
      total: isWhole ? seen : Number(found?.[0] ?? seen),
      isCut,
      tables,
      totals: Object.fromEntries(summed.map((name, index) => [name, found?.[index + 1] ?? null])),
    }
  })
}

/** The columns of a query, which does not run for it; checked as for running it. */
export function readColumns(
  call: SignedInCall,
  request: Pick<QueryRequest, 'sql' | 'dataSource'>,
): Promise<readonly QueryColumn[]> {
  return visit(call, { ...request, parameters: {} }, async ({ columns }) => toColumns(columns))
}

interface Prepared {
  readonly parts: readonly QueryPart[]
  readonly columns: readonly ResultColumn[]
  readonly tables: readonly string[]
  /** Runs a text that answers so many rows at most. */
  run(compiled: CompiledText, rows: number): Promise<QueryRows>
}

async function visit<T>(
  call: SignedInCall,
  request: Pick<QueryRequest, 'sql' | 'dataSource' | 'parameters' | 'limits'>,
  work: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  const statement = await readStatement(request.sql, call.user.id)
  const valuesOf = await readValues(statement, request.parameters, call)
  const code = request.dataSource?.trim() ?? ''
  const milliseconds = request.limits?.milliseconds ?? call.config.reportSeconds * 1000
  return visitDatabase(call, { code, milliseconds }, async (session) => {
    const catalogue = await readCatalogue(session.ask, statement, session.schemas)
    const explain = (error: unknown, compiled: CompiledText) =>
      toQueryFailure(error, compiled, request.sql, milliseconds)
    const { parts, columns } = await prepare(session, statement, catalogue, valuesOf, explain)
    return work({
      parts,
      columns,
      tables: code === '' ? [...new Set(statement.tables.map(({ name }) => name))] : [],
      run: async (compiled, rows) => {
        try {
          return await session.run(compiled, { statement, catalogue, rows })
        } catch (error) {
          throw explain(error, compiled)
        }
      },
    })
  })
}

/**
 * Finds the columns. A value takes the type that its place asks for, as a literal would; where the database cannot tell
 * one, it is a text.
 */
async function prepare(
  session: QuerySession,
  statement: Statement,
  catalogue: Catalogue,
  valuesOf: ValuesOf,
  explain: (error: unknown, compiled: CompiledText) => unknown,
): Promise<Pick<Prepared, 'parts' | 'columns'>> {
  const asText = new Set<number>()
  for (;;) {
    const parts = compileStatement(statement, catalogue, valuesOf, asText)
    const compiled = wrapForColumns(parts)
    try {
      const columns = await session.describe(compiled)
      if (columns.length === 0) throw createFailure(databaseMessages.noColumn)
      refuseDuplicates(columns.map(({ name }) => name))
      return { parts, columns }
    } catch (error) {
      const untyped = findUntyped(error)
      if (untyped === undefined || asText.has(untyped)) throw explain(error, compiled)
      asText.add(untyped)
    }
  }
}

/** The number from 0 of the value whose type the database could not tell. */
function findUntyped(error: unknown): number | undefined {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  const [, number] = code === '42P18' ? (/\$(\d+)/.exec(String(message)) ?? []) : []
  return number === undefined ? undefined : Number(number) - 1
}

const toColumns = (columns: readonly ResultColumn[]): readonly QueryColumn[] =>
  columns.map(({ name, typeId }) => ({ name, type: toFieldType(typeId) }))

const isNumber = (columns: readonly QueryColumn[], name: string): boolean => {
  const type = columns.find((column) => column.name === name)?.type
  return type === 'integer' || type === 'decimal'
}
