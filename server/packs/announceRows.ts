import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'

/** What a statement did to the rows that it wrote, and where the database has them. */
const writes = [
  { kind: 'added', event: 'insert', rows: 'new' },
  { kind: 'changed', event: 'update', rows: 'new' },
  { kind: 'removed', event: 'delete', rows: 'old' },
] as const

const toName = (kind: string): string => `announce_${kind}`

/** Has the database announce every write of a table, or leave that be; a table that is as it should be is not touched. */
export async function announceRows(db: Connection, table: string, isLive: boolean): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = cast(quote_ident(${table}) as regclass) and tgname like 'announce_%'`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  for (const { kind, event, rows: written } of writes) {
    const name = toName(kind)
    if (isLive === known.has(name)) continue
    await (isLive
      ? sql`
          create trigger ${sql.ref(name)} after ${sql.raw(event)} on ${sql.table(table)}
          referencing ${sql.raw(written)} table as written
          for each statement execute function sys_announce_rows(${sql.lit(kind)})`
      : sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`
    ).execute(db)
  }
}
