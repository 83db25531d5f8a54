import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/db/schema.ts'

/** Every row of every table as text, to see whether something changed at all. */
export async function dumpTables(db: Kysely<Database>): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  )
  const dump: Record<string, readonly string[]> = {}
  for (const { name } of tables.rows) {
    const rows = await sql<{
      text: string
    }>`select cast(t as text) || ' ' || t.xmin as text from ${sql.table(name)} t order by 1`.execute(db)
    dump[name] = rows.rows.map((row) => row.text)
  }
  return dump
}
