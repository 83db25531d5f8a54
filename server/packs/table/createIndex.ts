import { sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'

/** Makes an index of a table where there is none of its columns yet. */
export async function createIndex(
  db: Connection,
  table: string,
  columns: readonly string[],
  isUnique: boolean,
): Promise<void> {
  const name = `${table}_${columns.join('_')}`.slice(0, 55) + (isUnique ? '_key' : '_idx')
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`create ${sql.raw(isUnique ? 'unique' : '')} index if not exists ${sql.ref(name)} on ${sql.table(table)} (${list})`.execute(
    db,
  )
}
