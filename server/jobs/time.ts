import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'

/** Gives the moment in epoch milliseconds. */
export type ReadTime = (db: Connection) => Promise<number>

/** The clock of the database, which all processes of the server share. */
export const readDatabaseTime: ReadTime = async (db) => {
  const { rows } = await sql<{ readonly now: number }>`
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now`.execute(db)
  return rows[0]?.now ?? Date.now()
}
