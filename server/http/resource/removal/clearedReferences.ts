import { sql } from 'kysely'
import type { Connection } from '../../../db/schema.ts'
import type { ClearedRows, TableRows } from '../../../db/tables/removed.ts'
import type { Cascade } from './cascades.ts'
import { readReferences } from './cascades.ts'

/**
 * Gives what the database will clear as some rows go: the keys of the rows that refer to them, with what they have now. Those
 * that go themselves are none of these.
 */
export async function readCleared(db: Connection, going: readonly TableRows[]): Promise<readonly ClearedRows[]> {
  const references = await readReferences(db, 'clears')
  const found: ClearedRows[] = []
  for (const reference of references) {
    const above = going.filter(({ table }) => table === reference.parent).flatMap(({ rows }) => rows)
    if (above.length === 0) continue
    const gone = new Set(
      going.filter(({ table }) => table === reference.table).flatMap(({ rows }) => rows.map(({ id }) => String(id))),
    )
    const rows = (await readReferring(db, reference, above)).filter(({ id }) => !gone.has(String(id)))
    if (rows.length > 0) found.push({ table: reference.table, rows, cleared: reference.columns })
  }
  return found
}

async function readReferring(
  db: Connection,
  { table, columns, parent, parentColumns }: Cascade,
  above: TableRows['rows'],
): Promise<TableRows['rows']> {
  const same = columns.map(
    (column, place) => sql`${sql.ref(`found.${column}`)} = ${sql.ref(`above.${parentColumns[place]}`)}`,
  )
  const kept = ['id', ...columns].flatMap((column) => [sql.lit(column), sql.ref(`found.${column}`)])
  const { rows } = await sql<{ readonly row: TableRows['rows'][number] }>`
    select jsonb_build_object(${sql.join(kept)}) as row from ${sql.table(table)} found
    where exists (
      select 1 from jsonb_populate_recordset(cast(null as ${sql.table(parent)}), cast(${JSON.stringify(above)} as jsonb)) above
      where ${sql.join(same, sql` and `)})`.execute(db.withoutPlugins())
  return rows.map(({ row }) => row)
}

/** Has rows refer again to what came back, unless they refer to something else by now or are gone. */
export async function bringBack(db: Connection, { table, rows, cleared }: ClearedRows): Promise<void> {
  const back = cleared.map((column) => sql`${sql.ref(column)} = ${sql.ref(`kept.${column}`)}`)
  const isEmpty = cleared.map((column) => sql`${sql.ref(`found.${column}`)} is null`)
  await sql`
    update ${sql.table(table)} found set ${sql.join(back)}
    from jsonb_populate_recordset(cast(null as ${sql.table(table)}), cast(${JSON.stringify(rows)} as jsonb)) kept
    where found.id = kept.id and ${sql.join(isEmpty, sql` and `)}`.execute(db.withoutPlugins())
}
