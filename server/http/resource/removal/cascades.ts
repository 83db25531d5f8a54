import { sql } from 'kysely'
import type { Connection } from '../../../db/schema.ts'
import type { TableRows } from '../../../db/tables/removed.ts'

/** That rows of one table go with those of another one, or are cleared of them, by a reference of the database. */
export interface Cascade {
  readonly table: string
  readonly columns: readonly string[]
  readonly parent: string
  readonly parentColumns: readonly string[]
}

/** What the database calls each way of what becomes of rows that refer to others. */
const ways = { goes: 'c', clears: 'n' } as const

/** Reads which tables lose rows with those of others. */
export const readCascades = (db: Connection): Promise<readonly Cascade[]> => readReferences(db, 'goes')

/** Reads the references of the database by which rows go with others, or are cleared of them. */
export async function readReferences(db: Connection, way: keyof typeof ways): Promise<readonly Cascade[]> {
  const { rows } = await sql<Cascade>`
    select child.relname as "table", parent.relname as parent,
      (select json_agg(named.attname order by at.place) from unnest(key.conkey) with ordinality as at (number, place)
        join pg_attribute named on named.attrelid = key.conrelid and named.attnum = at.number) as columns,
      (select json_agg(named.attname order by at.place) from unnest(key.confkey) with ordinality as at (number, place)
        join pg_attribute named on named.attrelid = key.confrelid and named.attnum = at.number) as "parentColumns"
    from pg_constraint key
    join pg_class child on child.oid = key.conrelid
    join pg_class parent on parent.oid = key.confrelid
    where key.contype = 'f' and key.confdeltype = ${ways[way]} and child.relnamespace = current_schema()::regnamespace
    order by child.relname, key.conname`.execute(db.withoutPlugins())
  return rows
}

/** Gives rows of a table and all that go with them, those first on which others hang. Each row is there once. */
export async function readWithCascades(db: Connection, table: string, ids: readonly string[]): Promise<TableRows[]> {
  const cascades = await readCascades(db)
  const found: TableRows[] = []
  const known = new Set<string>()
  const add = async (next: string, rows: TableRows['rows']): Promise<void> => {
    const fresh = rows.filter((row) => !known.has(toRowKey(next, row)))
    for (const row of fresh) known.add(toRowKey(next, row))
    if (fresh.length === 0) return
    found.push({ table: next, rows: fresh })
    for (const cascade of cascades.filter(({ parent }) => parent === next))
      await add(cascade.table, await readGoing(db, cascade, fresh))
  }
  await add(table, await readTableRows(db, table, 'id', ids))
  return found
}

const toRowKey = (table: string, row: object): string => `${table} ${JSON.stringify(row)}`

/** Gives the rows of a table as the database has them, by the values of one column. */
export async function readTableRows(
  db: Connection,
  table: string,
  column: string,
  values: readonly string[],
): Promise<TableRows['rows']> {
  const { rows } = await sql<{ readonly row: TableRows['rows'][number] }>`
    select to_jsonb(found) as row from ${sql.table(table)} found
    where cast(${sql.ref(`found.${column}`)} as text) in (${sql.join(values)})`.execute(db.withoutPlugins())
  return rows.map(({ row }) => row)
}

/** The rows that hang on some of the table above by one reference, which may be of several columns. */
async function readGoing(db: Connection, cascade: Cascade, above: TableRows['rows']): Promise<TableRows['rows']> {
  const { table, columns, parentColumns } = cascade
  const same = columns.map(
    (column, place) => sql`${sql.ref(`found.${column}`)} = ${sql.ref(`above.${parentColumns[place]}`)}`,
  )
  const { rows } = await sql<{ readonly row: TableRows['rows'][number] }>`
    select to_jsonb(found) as row from ${sql.table(table)} found
    where exists (
      select 1 from jsonb_populate_recordset(cast(null as ${sql.table(cascade.parent)}), cast(${JSON.stringify(above)} as jsonb)) above
      where ${sql.join(same, sql` and `)})`.execute(db.withoutPlugins())
  return rows.map(({ row }) => row)
}

/** Puts rows back as they were, those of each table together. */
export async function insertRows(db: Connection, { table, rows }: TableRows): Promise<void> {
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from jsonb_populate_recordset(cast(null as ${sql.table(table)}), cast(${JSON.stringify(rows)} as jsonb))`.execute(
    db.withoutPlugins(),
  )
}
