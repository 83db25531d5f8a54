import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
import { type DynamicRow, toDynamic } from './dynamic.ts'
import type { Connection, Database } from './schema.ts'

type Table = keyof Database & string
type Row<T extends Table> = Selectable<Database[T]>
type Column<T extends Table> = keyof Row<T> & string

/** What rows are found by: a value for each column, or several of which any will do. */
export type Having<T extends Table> = { readonly [C in Column<T>]?: Row<T>[C] | readonly Row<T>[C][] }

/** The values of a row, some of which the database may work out. */
type Written<V> = { readonly [C in keyof V]: V[C] | Expression<NonNullable<V[C]>> }

/** The first row with some values, as far as columns are named; undefined when there is none. */
export async function findRow<T extends Table, C extends Column<T>>(
  db: Connection,
  table: T,
  having: Having<T>,
  columns: readonly C[],
): Promise<Pick<Row<T>, C> | undefined> {
  const row = await toDynamic(db)
    .selectFrom(table as string)
    .select([...columns])
    .where(toCondition(having))
    .executeTakeFirst()
  // The columns are those of the table, which a query over any table cannot say.
  return row as Pick<Row<T>, C> | undefined
}

/** The rows with some values, in no order. */
export async function findRows<T extends Table, C extends Column<T>>(
  db: Connection,
  table: T,
  having: Having<T>,
  columns: readonly C[],
): Promise<readonly Pick<Row<T>, C>[]> {
  const rows = await toDynamic(db)
    .selectFrom(table as string)
    .select([...columns])
    .where(toCondition(having))
    .execute()
  return rows as unknown as readonly Pick<Row<T>, C>[]
}

/** Adds one row, or several. */
export async function insertRows<T extends Table>(
  db: Connection,
  table: T,
  values: Written<Insertable<Database[T]>> | readonly Written<Insertable<Database[T]>>[],
): Promise<void> {
  await toDynamic(db)
    .insertInto(table as string)
    .values(values as DynamicRow)
    .execute()
}

/** Changes the rows with some values, and says how many there were. */
export async function updateRows<T extends Table>(
  db: Connection,
  table: T,
  having: Having<T>,
  values: Written<Updateable<Database[T]>>,
): Promise<number> {
  const query = toDynamic(db)
    .updateTable(table as string)
    .set(values as DynamicRow)
  return Number((await query.where(toCondition(having)).executeTakeFirstOrThrow()).numUpdatedRows)
}

/** Removes the rows with some values, and says how many there were. */
export async function deleteRows<T extends Table>(db: Connection, table: T, having: Having<T>): Promise<number> {
  const query = toDynamic(db)
    .deleteFrom(table as string)
    .where(toCondition(having))
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
}

function toCondition(having: Readonly<Record<string, unknown>>) {
  return (build: ExpressionBuilder<Record<string, DynamicRow>, string>) =>
    build.and(
      Object.entries(having).map(([column, value]) => {
        if (!Array.isArray(value)) return build(column, '=', value)
        return value.length === 0 ? sql<SqlBool>`false` : build(column, 'in', value)
      }),
    )
}
