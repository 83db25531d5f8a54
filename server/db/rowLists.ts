import { type RawBuilder, type Selectable, sql } from 'kysely'
import { snakeCaseName } from './names.ts'
import type { Connection, Database } from './schema.ts'

/** Some rows of a table, with some of their columns, as a part of a statement that reads several lists. */
export interface RowList<Row> {
  /** Gives an array for each row, of its values in the order of the columns. */
  readonly selection: RawBuilder<unknown>
  toRow(values: readonly unknown[]): Row
}

/** Rows as they were read, by the names of their lists. */
export type RowsOf<Lists extends Readonly<Record<string, RowList<unknown>>>> = {
  readonly [Name in keyof Lists]: readonly ReturnType<Lists[Name]['toRow']>[]
}

/** Describes the rows of a table that fulfil a condition, all of them without one. The columns hold texts and numbers. */
export function rowsOf<T extends keyof Database & string, C extends keyof Selectable<Database[T]> & string>(
  table: T,
  columns: readonly C[],
  condition: RawBuilder<unknown> = sql`true`,
): RowList<Pick<Selectable<Database[T]>, C>> {
  const quote = (name: string) => `"${snakeCaseName(name)}"`
  const values = sql.raw(columns.map(quote).join(', '))
  return {
    selection: sql`select json_build_array(${values}) as line from ${sql.raw(quote(table))} where ${condition}`,
    // The columns are those of the table, and the values stand in their order.
    toRow: (line) => Object.fromEntries(columns.map((column, at) => [column, line[at]])) as never,
  }
}

/** Whether a column holds one of some values. However many there are, the statement reads the same, and may stay prepared. */
export function isAmong(column: string, values: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.raw(`"${snakeCaseName(column)}"`)} = any(${toArray(values)})`
}

/** Values as an array of the database. */
export function toArray(values: readonly string[]): RawBuilder<readonly string[]> {
  return sql`array(select jsonb_array_elements_text(cast(${JSON.stringify(values)} as jsonb)))`
}

/** Reads several lists by one statement: they cost one round trip, and are of the same moment. */
export async function readLists<Lists extends Readonly<Record<string, RowList<unknown>>>>(
  db: Connection,
  lists: Lists,
): Promise<RowsOf<Lists>> {
  const named = Object.entries(lists)
  const parts = named.map(
    ([, { selection }]) => sql`(select coalesce(json_agg(line), '[]') from (${selection}) as lines)`,
  )
  const { rows } = await sql<{ readonly lists: readonly (readonly unknown[][])[] }>`
    select json_build_array(${sql.join(parts)}) as lists`.execute(db)
  const read = named.map(([name, list], index) => [name, rows[0]?.lists[index]?.map(list.toRow) ?? []])
  return Object.fromEntries(read)
}
