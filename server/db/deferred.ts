import type { CompiledQuery } from 'kysely'
import type { Connection } from './schema.ts'

/** Stands at the end of a statement that goes with the one after it. */
const remark = ' /* deferred */'

export const isDeferred = (text: string): boolean => text.endsWith(remark)

/**
 * Runs a statement whose result nobody reads. In a transaction on a PostgreSQL server it goes on its way together with the
 * statement that comes next, at the latest with the commit, and what is wrong with it is thrown there; that spares a wait.
 */
export async function executeDeferred(db: Connection, { sql, ...query }: CompiledQuery): Promise<void> {
  await db.executeQuery({ ...query, sql: `${sql}${remark}` })
}
