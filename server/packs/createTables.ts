import { sql } from 'kysely'
import {
  columnsOfTable,
  departColumn,
  ownColumns,
  type TableDocument,
  tenantColumn,
} from '../../runtime/language/index.ts'
import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { Connection } from '../db/schema.ts'
import { secretMark } from '../db/secretColumns.ts'
import { announceRows } from './announceRows.ts'
import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'
import { isFault } from './packFault.ts'
import { pathOf } from './readPack.ts'
import { createIndex } from './table/createIndex.ts'
import { keepReferences } from './table/keepReferences.ts'

type ColumnType = TableDocument['columns'][string]['type']

const columnTypes = {
  text: 'text',
  integer: 'integer',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  json: 'jsonb',
} as const satisfies Record<ColumnType, string>

/** The same as the database describes them. */
const storedTypes: Readonly<Record<ColumnType, string>> = { ...columnTypes, datetime: 'timestamp with time zone' }

class ColumnTypeError extends Error {
  override readonly name = 'ColumnTypeError'
}

/** What the database says of a statement that it does not do, apart from a database that is away or full. */
const isRefusal = (error: unknown): boolean => error instanceof ColumnTypeError || isFault(error)

/** Names that the server keeps for its own tables. */
const ownTables = /^(sys|pack|onl|kysely|pg)_/

/** Creates the tables of a pack, and adds the columns that a table has not yet. Nothing is ever dropped. */
export async function createTables(db: Connection, pack: Pack): Promise<void> {
  for (const table of pack.tables) {
    checkNames(table, pack)
    await createTable(db, table, pack)
  }
  for (const table of pack.tables) {
    const change = createChange(table, pack)
    await keepReferences(db, table, (column, run) => change(`/columns/${column}/references`, run))
  }
}

async function createTable(db: Connection, table: TableDocument, pack: Pack): Promise<void> {
  const change = createChange(table, pack)
  await change('/table', () =>
    sql`
      create table if not exists ${sql.table(table.table)} (
        id text primary key, create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db),
  )
  const known = await readColumnTypes(db, table.table)
  const marked = await readSecretColumns(db, table.table)
  for (const [column, { type, sum, secret }] of Object.entries(table.columns)) {
    const place = `/columns/${column}`
    if (sum !== undefined) continue
    await change(`${place}/type`, () => addColumn(db, table.table, { column, type, known: known.get(column) }))
    // What was stored as a secret stays one, whatever the document says later.
    if (secret !== undefined && !marked.has(column)) await markSecret(db, table.table, column)
  }
  if (table.tenant === true)
    await change('/tenant', async () => {
      await sql`
        alter table ${sql.table(table.table)} add column if not exists ${sql.ref(tenantColumn)} integer not null default 0`.execute(
        db,
      )
      await createIndex(db, table.table, [tenantColumn], false)
    })
  if (table.depart === true)
    await change('/depart', () =>
      addColumn(db, table.table, { column: departColumn, type: 'text', known: known.get(departColumn) }),
    )
  for (const [index, columns] of (table.unique ?? []).entries())
    await change(`/unique/${index}`, () => createIndex(db, table.table, columns, true))
  for (const [column, { unique }] of Object.entries(table.columns)) {
    if (unique === true) await change(`/columns/${column}/unique`, () => createIndex(db, table.table, [column], true))
  }
  await createNewestIndex(db, table.table)
  for (const [index, columns] of (table.indexes ?? []).entries())
    await change(`/indexes/${index}`, () => createIndex(db, table.table, columns, false))
  await announceRows(db, table.table, table.live === true)
}

/** Runs a change of a table; what the database refuses is an issue at the place of the document that asks for it. */
function createChange(table: TableDocument, pack: Pack) {
  return async (pointer: string, run: () => Promise<unknown>): Promise<void> => {
    try {
      await run()
    } catch (error) {
      if (!isRefusal(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      const message = `the database refuses the table \`${table.table}\`: ${reason}`
      throw new PackError(pack, message, { path: pathOf(table), pointer }, error)
    }
  }
}

interface NewColumn {
  readonly column: string
  readonly type: ColumnType
  /** The type that the column has in the database. */
  readonly known: string | undefined
}

/** A column keeps its type: records hold values of it. */
async function addColumn(db: Connection, table: string, { column, type, known }: NewColumn): Promise<void> {
  if (known !== undefined && known !== storedTypes[type])
    throw new ColumnTypeError(
      `the column \`${column}\` holds values of the type \`${known}\`, which stays as it is; give a column of the type \`${type}\` another name`,
    )
  await sql`alter table ${sql.table(table)} add column if not exists ${sql.ref(column)} ${sql.raw(columnTypes[type])}`.execute(
    db,
  )
}

/** The columns of a table that hold secrets, as the database knows. */
async function readSecretColumns(db: Connection, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly name: string }>`
    select attribute.attname as name from pg_attribute attribute join pg_class class on class.oid = attribute.attrelid
    where class.relname = ${table} and class.relnamespace = current_schema()::regnamespace
      and col_description(class.oid, attribute.attnum) = ${secretMark}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const markSecret = (db: Connection, table: string, column: string) =>
  sql`comment on column ${sql.ref(`${table}.${column}`)} is ${sql.lit(secretMark)}`.execute(db)

/** The columns of a table in the database with their types. */
async function readColumnTypes(db: Connection, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly name: string; readonly type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** The order in which lists show records unless they are asked for another one. */
async function createNewestIndex(db: Connection, table: string): Promise<void> {
  const name = `${table.slice(0, 50)}_newest`
  await sql`create index if not exists ${sql.ref(name)} on ${sql.table(table)} (create_time desc nulls last, id desc)`.execute(
    db,
  )
}

/** Every name must be one that turns into a field name and back, and none that the server keeps for itself. */
function checkNames(table: TableDocument, pack: Pack): void {
  const refuse = (pointer: string, reason: string): never => {
    throw new PackError(pack, `the table ${reason}`, { path: pathOf(table), pointer })
  }
  if (!isName(table.table) || ownTables.test(table.table))
    refuse('/table', `has a name that is not free for packs: \`${table.table}\``)
  for (const column of Object.keys(table.columns)) {
    if (!isName(column)) refuse(`/columns/${column}`, `has a column whose name cannot be used: \`${column}\``)
    if (ownColumns.includes(column))
      refuse(`/columns/${column}`, `declares the column \`${column}\`, which every table has by itself`)
  }
  for (const column of (table.indexes ?? []).flat()) {
    if (!columnsOfTable(table).includes(column))
      refuse('/indexes', `indexes the column \`${column}\`, which it has not`)
  }
}

function isName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,50}$/.test(name) && snakeCaseName(camelCaseName(name)) === name
}
