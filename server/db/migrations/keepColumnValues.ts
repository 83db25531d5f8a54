import { type Kysely, sql } from 'kysely'

interface Kept {
  /** The column of any table whose values are kept. */
  readonly column: string
  /** Where they are kept, and in which column; every value once. */
  readonly table: string
  readonly name: string
}

/** Keeps all values that a column has in the tables of the schema which have it, empty texts left out. */
export async function keepColumnValues(db: Kysely<never>, { column, table, name }: Kept): Promise<void> {
  const { rows } = await sql<{ readonly tableName: string }>`
    select class.relname as "tableName"
    from pg_attribute attribute join pg_class class on class.oid = attribute.attrelid
    where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace
      and attribute.attname = ${column} and not attribute.attisdropped`.execute(db)
  for (const { tableName } of rows)
    await sql`
      insert into ${sql.table(table)} (${sql.ref(name)})
      select distinct cast(${sql.ref(column)} as text) from ${sql.table(tableName)}
      where ${sql.ref(column)} is not null and cast(${sql.ref(column)} as text) <> ''
      on conflict do nothing`.execute(db)
}
