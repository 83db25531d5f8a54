import { sql } from 'kysely'
import type { TestServer } from './harness.ts'

/** Counts the statements by which something adds rows to a table, however many rows each adds. */
export async function countInserts({ db }: TestServer, table: string, act: () => Promise<void>): Promise<number> {
  const [count, counter] = [`count_${table}`, `add_to_count_${table}`].map((name) => sql.id(name))
  await sql`create sequence ${count} minvalue 0 start 0`.execute(db)
  await sql`
    create function ${counter}() returns trigger language plpgsql
    as ${sql.lit(`begin perform nextval('count_${table}'); return null; end`)}`.execute(db)
  await sql`
    create trigger counter after insert on ${sql.table(table)} for each statement execute function ${counter}()`.execute(
    db,
  )
  try {
    await act()
    // A sequence counts what was rolled back too.
    const { rows } = await sql<{ readonly count: number }>`select nextval(${`count_${table}`})::int as count`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  } finally {
    await sql`drop function ${counter}() cascade`.execute(db)
    await sql`drop sequence ${count}`.execute(db)
  }
}
