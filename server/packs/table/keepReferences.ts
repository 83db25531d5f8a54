import { sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'
import type { PackColumn, PackTable } from '../packTable.ts'
import { createIndex } from './createIndex.ts'

const onDelete = { refuse: 'restrict', delete: 'cascade', clear: 'set null' } as const

/** What the database calls each of these. */
const storedOnDelete = { refuse: 'r', delete: 'c', clear: 'n' } as const

/** A table with what its columns refer to. */
type ReferringTable = Pick<PackTable, 'table'> & {
  readonly columns: Readonly<Record<string, Pick<PackColumn, 'references'>>>
}

/**
 * Has the database keep what a table refers to. Records that are there already are not looked at: what they name may be gone
 * long ago.
 */
export async function keepReferences(
  db: Connection,
  table: ReferringTable,
  change: (column: string, run: () => Promise<void>) => Promise<void> = (_column, run) => run(),
): Promise<void> {
  const known = new Map<string, string>()
  for (const { name, column, wanted } of await readReferences(db, table.table))
    if (isMisplaced(table.table, name, column))
      await sql`alter table ${sql.table(table.table)} drop constraint ${sql.ref(name)}`.execute(db)
    else known.set(name, wanted)
  for (const [column, { references }] of Object.entries(table.columns)) {
    const name = toReferenceName(table.table, column)
    const way = references?.onDelete ?? 'refuse'
    const wanted = references && `${references.table} ${storedOnDelete[way]}`
    if (known.get(name) === wanted) continue
    await change(column, async () => {
      await sql`alter table ${sql.table(table.table)} drop constraint if exists ${sql.ref(name)}`.execute(db)
      if (references === undefined) return
      await createIndex(db, table.table, [column], false)
      await sql`
        alter table ${sql.table(table.table)} add constraint ${sql.ref(name)} foreign key (${sql.ref(column)})
        references ${sql.table(references.table)} (id) on delete ${sql.raw(onDelete[way])} not valid`.execute(db)
    })
  }
}

const longestName = 55
const ending = '_fkey'

const toReferenceName = (table: string, column: string): string =>
  `${`${table}_${column}`.slice(0, longestName)}${ending}`

/** Whether a reference is called after a column that it is not about: a column that was renamed took its own along. */
const isMisplaced = (table: string, name: string, column: string | null): boolean =>
  column !== null &&
  name !== toReferenceName(table, column) &&
  name.startsWith(`${table}_`) &&
  name.endsWith(ending) &&
  name.length <= longestName + ending.length

interface KeptReference {
  readonly name: string
  /** The column that it is about; null where it is about several. */
  readonly column: string | null
  /** The table that it names, and what happens on delete. */
  readonly wanted: string
}

/** The references of a table that the database keeps. */
async function readReferences(db: Connection, table: string): Promise<readonly KeptReference[]> {
  const { rows } = await sql<KeptReference>`
    select key.conname as name, parent.relname || ' ' || cast(key.confdeltype as text) as wanted,
      case cardinality(key.conkey) when 1 then (
        select attname from pg_attribute where attrelid = key.conrelid and attnum = key.conkey[1]
      ) end as column
    from pg_constraint key
    join pg_class child on child.oid = key.conrelid
    join pg_class parent on parent.oid = key.confrelid
    where key.contype = 'f' and child.relname = ${table} and child.relnamespace = current_schema()::regnamespace`.execute(
    db,
  )
  return rows
}
