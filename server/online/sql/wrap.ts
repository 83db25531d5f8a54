import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { createError } from '../../../runtime/language/index.ts'
import type { Condition, ConditionGroup, QueryFields } from '../../http/query/condition.ts'
import { toExpression } from '../../http/query/toExpression.ts'
import { type CompiledText, joinParts, type QueryPart, quoteName } from './compile.ts'
import type { ResultColumn } from './running/session.ts'
import { isCastToText } from './running/values.ts'

/** Conditions on the columns of a query; all of them must hold. */
export interface Narrow {
  readonly conditions: readonly (Condition | ConditionGroup)[]
  /** The columns that conditions may name. */
  readonly fields: QueryFields
}

/** What is asked of the rows of a query. */
export interface Wrapping {
  readonly narrow?: Narrow | undefined
  readonly sort?: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[] | undefined
}

/** Writes conditions as the database reads them, and asks nobody. */
const writer = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Asks for the columns of a query. */
export function wrapForColumns(queryParts: readonly QueryPart[]): CompiledText {
  return joinParts('select * from (', queryParts, '\n) "report" limit 0')
}

/** Asks for rows of a query: those that meet the conditions, in an order, from a place on. */
export function wrapForRows(
  queryParts: readonly QueryPart[],
  columns: readonly ResultColumn[],
  { narrow, sort = [] }: Wrapping,
  range: { readonly limit: number; readonly offset: number },
): CompiledText {
  const order = sort.map(({ field, direction }) => {
    if (!columns.some(({ name }) => name === field)) throw createError('sortColumnUnknown', { column: field })
    return `${quoteName(field)} ${direction === 'asc' ? 'asc' : 'desc'}`
  })
  const ordered = order.length === 0 ? '' : ` order by ${order.join(', ')}`
  const page = ` limit ${Math.trunc(range.limit)} offset ${Math.trunc(range.offset)}`
  return wrap('select *', queryParts, columns, narrow, `${ordered}${page}`)
}

/** Asks how many rows meet the conditions, and for the sums of columns that hold numbers. */
export function wrapForTotals(
  queryParts: readonly QueryPart[],
  columns: readonly ResultColumn[],
  narrow: Narrow | undefined,
  summed: readonly string[],
): CompiledText {
  const sums = summed.map((name, index) => `, sum(${quoteName(name)}) as "sum${index}"`).join('')
  return wrap(`select count(*) as "count"${sums}`, queryParts, columns, narrow, '')
}

function wrap(
  select: string,
  queryParts: readonly QueryPart[],
  columns: readonly ResultColumn[],
  narrow: Narrow | undefined,
  after: string,
): CompiledText {
  const shown = columns.map(({ name, typeId }) =>
    isCastToText(typeId) ? `cast(${quoteName(name)} as text) as ${quoteName(name)}` : quoteName(name),
  )
  const before = `${select} from (select ${shown.join(', ')} from (\n`
  const inner = joinParts(before, queryParts, '\n) "query") "report"')
  const condition = writeConditions(narrow, inner.values.length)
  const where = condition === undefined ? '' : ` where ${condition.text}`
  return {
    text: `${inner.text}${where}${after}`,
    values: [...inner.values, ...(condition?.values ?? [])],
    toSource: inner.toSource,
  }
}

function writeConditions(narrow: Narrow | undefined, count: number) {
  if (narrow === undefined || narrow.conditions.length === 0) return undefined
  const parts = narrow.conditions.map((condition) => {
    const group = 'match' in condition ? condition : { match: 'and' as const, conditions: [condition] }
    return toExpression(group, narrow.fields)
  })
  const compiled = sql`${sql.join(parts, sql` and `)}`.compile(writer)
  // Names stand in double quotes and may hold anything; places of values stand outside of them.
  const text = compiled.sql.replace(/"(?:[^"]|"")*"|\$(\d+)/g, (written, number?: string) =>
    number === undefined ? written : `$${Number(number) + count}`,
  )
  return { text, values: compiled.parameters.map((value) => (value === null ? null : String(value))) }
}
