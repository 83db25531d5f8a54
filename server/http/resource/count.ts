import { sql } from 'kysely'
import { readCached } from '../../db/changes.ts'
import type { DynamicRow, RecordQuery } from '../../db/dynamic.ts'
import { snakeCaseName } from '../../db/names.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel } from './declaration.ts'

/** How many records a list has; an estimate is the database's own, from its statistics. */
export interface Total {
  readonly total: number
  readonly isEstimate: boolean
}

/**
 * The cost, in the planner's units, up to which records are counted one by one: some tens of milliseconds. Beyond it a
 * list would wait for a number of which nobody reads the last digits.
 */
const affordable = 12_000

/** Bytes up to which a table is read as a whole at a small part of that cost, whatever a list asks of it. */
const smallSize = 8 * 1024 * 1024

/** Counts the records of a query, or estimates how many there are when counting would take long. */
export async function countRecords(db: Connection, query: RecordQuery): Promise<Total> {
  const plan = await readPlan(db, query)
  if (plan.cost > affordable) return { total: plan.rows, isEstimate: true }
  return { total: await countExactly(query), isEstimate: false }
}

/** Counts the records of a query one by one. */
export async function countExactly(query: RecordQuery): Promise<number> {
  const { count } = await toCount(query).executeTakeFirstOrThrow()
  return Number(count)
}

/** The number of the records of a query, as a query of its own. */
function toCount(query: RecordQuery) {
  return query.select(sql<number>`count(*)`.as('count'))
}

/** Where `withCount` puts the number. */
const countName = 'pagewrightCount'

/** Adds to the rows of a page how many records there are in all, so that both take one round trip. */
export function withCount(page: RecordQuery, query: RecordQuery): RecordQuery {
  return page.select(toCount(query).as(countName))
}

/** The number that `withCount` has put into the rows; undefined where it has not, or there is no row. */
export function findCount(rows: readonly DynamicRow[]): number | undefined {
  const count = rows[0]?.[countName]
  return count === undefined ? undefined : Number(count)
}

/** A row as it was without the number. */
export function withoutCount({ [countName]: _, ...row }: DynamicRow): DynamicRow {
  return row
}

/** Whether a table is so small that counting its records is never worth a thought; looked up now and then. */
export async function isSmall(db: Connection, model: Pick<ResourceModel, 'table' | 'isVerbatim'>): Promise<boolean> {
  const table = model.isVerbatim === true ? model.table : snakeCaseName(model.table)
  return readCached(db, `small:${table}`, async () => {
    const { rows } = await sql<{ readonly size: number }>`
      select pg_relation_size(oid) as size from pg_class
      where oid = to_regclass(quote_ident(${table})) and relkind = 'r'`.execute(db)
    const [found] = rows
    return { value: found !== undefined && found.size <= smallSize, topics: [] }
  })
}

interface Plan {
  readonly rows: number
  readonly cost: number
}

/** The planner's view of a query; a list that is read again soon does not ask for it again. */
function readPlan(db: Connection, query: RecordQuery): Promise<Plan> {
  const { sql: text, parameters } = query.select(sql`1`.as('one')).compile()
  return readCached(db, `plan:${JSON.stringify([text, parameters])}`, async () => ({
    value: await explain(db, query),
    topics: [],
  }))
}

interface PlanRow {
  readonly queryPlan: readonly [{ readonly Plan: { readonly 'Plan Rows': number; readonly 'Total Cost': number } }]
}

async function explain(db: Connection, query: RecordQuery): Promise<Plan> {
  const { rows } = await sql<Readonly<Record<string, PlanRow['queryPlan']>>>`explain (format json) ${query.select(
    sql`1`.as('one'),
  )}`.execute(db)
  const [plan] = Object.values(rows[0] ?? {})
  const top = plan?.[0].Plan
  return { rows: top?.['Plan Rows'] ?? 0, cost: top?.['Total Cost'] ?? 0 }
}
