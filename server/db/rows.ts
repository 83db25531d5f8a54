import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
import { type DynamicRow, type RecordQuery, toDynamic } from './dynamic.ts'
import type { Connection, Database } from './schema.ts'

type Table = keyof Database & string
type Row<T extends Table> = Selectable<Database[T]>
type Column<T extends Table> = keyof Row<T> & string

/** The value of a column, or several of which any will do; null is that of rows without a value. */
type Wanted<T extends Table, C extends Column<T>> = Row<T>[C] | readonly Row<T>[C][]

/** What rows are found by: the values of one column at least. No condition would find all rows, which nobody means. */
export type Having<T extends Table> = {
  readonly [C in Column<T>]: { readonly [Named in C]: Wanted<T, Named> } & {
    readonly [Other in Column<T>]?: Wanted<T, Other>
  }
}[Column<T>]

/** The values of a row, some of which the database may work out. */
type Written<V> = { readonly [C in keyof V]: V[C] | Expression<NonNullable<V[C]>> }

/** The first row with some values, whole or as far as columns are named; undefined when there is none. */
export async function findRow<T extends Table, C extends Column<T> = Column<T>>(
  db: Connection,
  table: T,
  having: Having<T>,
  columns?: readonly C[],
): Promise<Pick<Row<T>, C> | undefined> {
  // The columns are those of the table, which a query over any table cannot say.
  return (await selectRows(db, table, having, columns).executeTakeFirst()) as Pick<Row<T>, C> | undefined
}

/** The rows with some values, whole or as far as columns are named, in the order of some columns. */
export async function findRows<T extends Table, C extends Column<T> = Column<T>>(
  db: Connection,
  table: T,
  having: Having<T>,
  columns?: readonly C[],
  order: readonly Column<T>[] = [],
): Promise<readonly Pick<Row<T>, C>[]> {
  const query = selectRows(db, table, having, columns)
  const rows = await order.reduce((ordered, column) => ordered.orderBy(column), query).execute()
  return rows as unknown as readonly Pick<Row<T>, C>[]
}

function selectRows(
  db: Connection,
  table: string,
  having: Readonly<Record<string, unknown>>,
  columns: readonly string[] | undefined,
): RecordQuery {
  const query = toDynamic(db).selectFrom(table).where(toCondition(having))
  return columns === undefined ? query.selectAll() : query.select([...columns])
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

/** Adds the rows that are not there yet: those whose values of some columns no row has. */
export async function insertMissing<T extends Table>(
  db: Connection,
  table: T,
  rows: readonly Written<Insertable<Database[T]>>[],
  columns: readonly Column<T>[],
): Promise<void> {
  if (rows.length === 0) return
  await toDynamic(db)
    .insertInto(table as string)
    .values(rows as unknown as readonly DynamicRow[])
    .onConflict((conflict) => conflict.columns([...columns]).doNothing())
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
  const wanted = Object.entries(having)
  if (wanted.length === 0) throw new Error('Rows are found by the values of one column at least.')
  return (build: ExpressionBuilder<Record<string, DynamicRow>, string>) =>
    build.and(
      wanted.map(([column, value]) => {
        if (!Array.isArray(value)) return build(column, value === null ? 'is' : '=', value)
        return value.length === 0 ? sql<SqlBool>`false` : build(column, 'in', value)
      }),
    )
}
