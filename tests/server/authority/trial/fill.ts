import { type Insertable, sql } from 'kysely'
import { snakeCaseName } from '../../../../server/db/names.ts'
import type { Connection, Database } from '../../../../server/db/schema.ts'

type Table = keyof Database & string

/** Rows by their tables; those of one table name the same columns. */
export type Rows = { readonly [T in Table]?: readonly Insertable<Database[T]>[] }

const quote = (name: string): string => `"${snakeCaseName(name)}"`

/** Writes rows by one statement, whatever their tables are; one whose key is there already takes its place. */
export async function writeRows(db: Connection, rows: Rows): Promise<void> {
  const parts = Object.entries(rows).flatMap(([table, own = []], index) => {
    const [first] = own
    return first === undefined ? [] : [toPart(table, Object.keys(first), own, index)]
  })
  await sql`with ${sql.join(parts)} select 1 as done from "sys_user" limit 1`.execute(db)
}

function toPart(table: string, names: readonly string[], rows: readonly object[], index: number) {
  const columns = names.map(quote).join(', ')
  const others = names.filter((name) => name !== 'id').map(quote)
  const values = others.map((name) => `${name} = excluded.${name}`)
  // What is as it should be is not written again.
  const isChanged = `(${others.map((name) => `stored.${name}`)}) is distinct from (${others.map((name) => `excluded.${name}`)})`
  const insert = `insert into ${quote(table)} as stored (${columns}) select ${columns} from json_populate_recordset`
  const conflict = `on conflict (id) do update set ${values.join(', ')} where ${isChanged}`
  const text = JSON.stringify(rows.map(toColumns))
  return sql`${sql.raw(`part_${index} as (${insert}`)}(null::${sql.raw(quote(table))}, cast(${text} as json)) ${sql.raw(`${conflict})`)}`
}

const toColumns = (row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCaseName(name), value]))

/** Removes the rows of some tables by one statement, but for those with some ids. */
export async function clearTables(db: Connection, kept: Readonly<Partial<Record<Table, readonly string[]>>>) {
  const parts = Object.entries(kept).map(([table, ids = []], index) => {
    const begin = sql.raw(`part_${index} as (delete from ${quote(table)}`)
    if (ids.length === 0) return sql`${begin})`
    return sql`${begin} where id not in (select jsonb_array_elements_text(cast(${JSON.stringify(ids)} as jsonb))))`
  })
  await sql`with ${sql.join(parts)} select 1 as done from "sys_user" limit 1`.execute(db)
}

/** Makes the room of rows that are gone free again, and counts those that are there, for the plans of the database. */
export async function vacuum(db: Connection, tables: readonly string[]): Promise<void> {
  await sql`vacuum analyze ${sql.raw(tables.map(quote).join(', '))}`.execute(db)
}
