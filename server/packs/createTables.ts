import { sql } from 'kysely'
import { columnsOfTable, ownColumns, type TableDocument } from '../../runtime/language/index.ts'
import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { Connection } from '../db/schema.ts'
import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'

const columnTypes = {
  text: 'text',
  integer: 'integer',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  json: 'jsonb',
} as const satisfies Record<TableDocument['columns'][string]['type'], string>

/** Names that the server keeps for its own tables. */
const ownTables = /^(sys|pack|onl|kysely|pg)_/

/** Creates the tables of a pack, and adds the columns that a table has not yet. Nothing is ever dropped. */
export async function createTables(db: Connection, pack: Pack): Promise<void> {
  for (const table of pack.tables) {
    checkNames(table, pack)
    await sql`
      create table if not exists ${sql.table(table.table)} (
        id text primary key, create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    for (const [column, { type }] of Object.entries(table.columns)) {
      await sql`alter table ${sql.table(table.table)} add column if not exists ${sql.ref(column)} ${sql.raw(columnTypes[type])}`.execute(
        db,
      )
    }
    for (const [column, { unique }] of Object.entries(table.columns)) {
      if (unique === true) await createIndex(db, table.table, [column], true)
    }
    await createNewestIndex(db, table.table)
    for (const columns of table.indexes ?? []) await createIndex(db, table.table, columns, false)
  }
}

/** The order in which lists show records unless they are asked for another one. */
async function createNewestIndex(db: Connection, table: string): Promise<void> {
  const name = `${table.slice(0, 50)}_newest`
  await sql`create index if not exists ${sql.ref(name)} on ${sql.table(table)} (create_time desc nulls last, id desc)`.execute(
    db,
  )
}

async function createIndex(
  db: Connection,
  table: string,
  columns: readonly string[],
  isUnique: boolean,
): Promise<void> {
  const name = `${table}_${columns.join('_')}`.slice(0, 55) + (isUnique ? '_key' : '_idx')
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`create ${sql.raw(isUnique ? 'unique' : '')} index if not exists ${sql.ref(name)} on ${sql.table(table)} (${list})`.execute(
    db,
  )
}

/** Every name must be one that turns into a field name and back, and none that the server keeps for itself. */
function checkNames(table: TableDocument, pack: Pack): void {
  const refuse = (reason: string): never => {
    throw new PackError(`The table "${table.table}" of the pack "${pack.id}" ${reason}.`)
  }
  if (!isName(table.table) || ownTables.test(table.table))
    refuse(`has a table name that is not free for packs: "${table.table}"`)
  for (const column of Object.keys(table.columns)) {
    if (!isName(column)) refuse(`has a column whose name cannot be used: "${column}"`)
    if (ownColumns.includes(column)) refuse(`declares the column "${column}", which every table has by itself`)
  }
  for (const column of (table.indexes ?? []).flat()) {
    if (!columnsOfTable(table.columns).includes(column)) refuse(`indexes the column "${column}", which it has not`)
  }
}

function isName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,50}$/.test(name) && snakeCaseName(camelCaseName(name)) === name
}
