import { sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'

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

/** Counts the records of a query, or estimates how many there are when counting would take long. */
export async function countRecords(db: Connection, query: RecordQuery): Promise<Total> {
  const plan = await explain(db, query)
  if (plan.cost > affordable) return { total: plan.rows, isEstimate: true }
  return { total: await countExactly(query), isEstimate: false }
}

/** Counts the records of a query one by one. */
export async function countExactly(query: RecordQuery): Promise<number> {
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

interface PlanRow {
  readonly queryPlan: readonly [{ readonly Plan: { readonly 'Plan Rows': number; readonly 'Total Cost': number } }]
}

async function explain(db: Connection, query: RecordQuery): Promise<{ readonly rows: number; readonly cost: number }> {
  const { rows } = await sql<Readonly<Record<string, PlanRow['queryPlan']>>>`explain (format json) ${query.select(
    sql`1`.as('one'),
  )}`.execute(db)
  const [plan] = Object.values(rows[0] ?? {})
  const top = plan?.[0].Plan
  return { rows: top?.['Plan Rows'] ?? 0, cost: top?.['Total Cost'] ?? 0 }
}
