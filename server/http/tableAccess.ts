import type { LanguageTexts } from '../../runtime/language/index.ts'
import { type Naming, type RecordQuery, toDynamic } from '../db/dynamic.ts'
import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { Connection } from '../db/schema.ts'
import type { FileReader } from './fileAccess.ts'
import type { TenantField } from './resource/tenantField.ts'
import type { Viewer } from './viewer.ts'

/** How people call a table's records, and who may read them where its calls are not asked, as in the data log (wire contract 1.10). */
export interface RecordLabels {
  readonly title: LanguageTexts
  /** The access codes of which one lets a person see the records. */
  readonly codes: readonly [string, ...string[]]
  /** The fields by name, with what people call them and where their texts are. */
  readonly fields: Readonly<Record<string, { readonly label?: LanguageTexts; readonly dict?: string }>>
}

/** What calls that name a table may read of it (wire contract 2.6); everything else is refused. */
export interface AccessibleTable extends Naming {
  /** The name on the wire and in the database, in snake_case unless names are verbatim. */
  readonly table: string
  /** What the ids are; `text` when left out. */
  readonly key?: 'text' | 'integer' | undefined
  /** Columns by their wire name in snake_case that a table dictionary may read. */
  readonly lookup: readonly string[]
  /** Columns that the duplicate check may compare. */
  readonly unique: readonly string[]
  /** A column whose value 1 hides a record, such as `del_flag`. */
  readonly deletedColumn?: string
  /** Leaves of a query over the table what the caller may see of its records. */
  readonly narrow?: (query: RecordQuery, viewer: Viewer) => Promise<RecordQuery>
  /** The column that says which tenant a record belongs to. */
  readonly tenant?: TenantField
  /** Who reads a stored file that a record names: each by another way. */
  readonly readers?: readonly FileReader[]
  /** What is known of the records; without it only administrators read their versions, and names stand for themselves. */
  readonly records?: RecordLabels
}

/** The tables that may be named by a request. */
export interface TableAccess {
  /** The tables of modules and packs, known from the start. */
  list(): readonly AccessibleTable[]
  /** Finds one of them, or one that was made since, such as that of an online form. */
  find(db: Connection, table: string): Promise<AccessibleTable | undefined>
}

/** Finds a table that the database itself describes, by its name word for word. */
export type FindTable = (db: Connection, table: string) => Promise<AccessibleTable | undefined>

/** Collects the tables that modules and packs have declared; of two entries for a table the columns add up. */
export function createTableAccess(
  tables: readonly AccessibleTable[],
  findFurther: FindTable = async () => undefined,
): TableAccess {
  const byName = new Map<string, AccessibleTable>()
  for (const table of tables) {
    const known = byName.get(table.table)
    byName.set(table.table, {
      ...known,
      ...table,
      lookup: [...new Set([...(known?.lookup ?? []), ...table.lookup])],
      unique: [...new Set([...(known?.unique ?? []), ...table.unique])],
      readers: [...(known?.readers ?? []), ...(table.readers ?? [])],
    })
  }
  return {
    list: () => [...byName.values()],
    find: async (db, name) => byName.get(snakeCaseName(name)) ?? findFurther(db, name),
  }
}

/** Finds a table that a request names; undefined for every other name. */
export function findAccessibleTable(
  { db, services }: { readonly db: Connection; readonly services: { readonly tables: TableAccess } },
  name: string,
): Promise<AccessibleTable | undefined> {
  return services.tables.find(db, name.trim())
}

/** The column of a table that a request names for a dictionary, as the database calls it; undefined for every other name. */
export function findLookup(table: AccessibleTable | undefined, name: string): string | undefined {
  return findName(table, table?.lookup ?? [], name)
}

/** The same for columns that the duplicate check compares. */
export function findUnique(table: AccessibleTable | undefined, name: string): string | undefined {
  return findName(table, table?.unique ?? [], name)
}

function findName(table: AccessibleTable | undefined, columns: readonly string[], name: string): string | undefined {
  const column = table?.isVerbatim === true ? name.trim() : snakeCaseName(name.trim())
  return columns.includes(column) ? column : undefined
}

/** The records of a table that a request may name; those that are deleted are none of them. */
export function selectAccessible(db: Connection, table: AccessibleTable): RecordQuery {
  const all = selectWithDeleted(db, table)
  return table.deletedColumn === undefined ? all : all.where(table.deletedColumn, '=', 0)
}

/** The same with those that are deleted. */
export function selectWithDeleted(db: Connection, { table, isVerbatim = false }: AccessibleTable): RecordQuery {
  return toDynamic(db, { isVerbatim }).selectFrom(isVerbatim ? table : camelCaseName(table))
}
