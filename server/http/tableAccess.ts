import { type RecordQuery, toDynamic } from '../db/dynamic.ts'
import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { Connection } from '../db/schema.ts'
import type { AccessibleTable, FileViewer, TableAccess } from './accessibleTable.ts'

export type { AccessibleTable, OpenTable, RecordLabels, TableAccess } from './accessibleTable.ts'

/** Finds a table that the database itself describes, by its name. */
export type FindTable = (db: Connection, table: string) => Promise<AccessibleTable | undefined>

/** What the family calls tables of ours that have another name here (wire contract 7.9). */
const familyTables: ReadonlyMap<string, string> = new Map([
  ['sys_sms', 'sys_message'],
  ['sys_sms_template', 'sys_message_template'],
])

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
      openReaders: [...(known?.openReaders ?? []), ...(table.openReaders ?? [])],
    })
  }
  return {
    list: () => [...byName.values()],
    find: async (db, name) => {
      const lower = name.toLowerCase()
      const own = byName.get(snakeCaseName(name)) ?? byName.get(familyTables.get(lower) ?? lower)
      return own ?? findFurther(db, name)
    },
  }
}

/** Finds a table that a request names; undefined for every other name. */
export function findAccessibleTable(
  { db, services }: { readonly db: Connection; readonly services: { readonly tables: TableAccess } },
  name: string,
): Promise<AccessibleTable | undefined> {
  return services.tables.find(db, name.trim())
}

/** A table with the columns that dictionaries read of it for somebody. */
export async function openLookup(table: AccessibleTable, viewer: FileViewer): Promise<AccessibleTable> {
  if (table.lookupOf === undefined) return table
  return { ...table, lookup: [...new Set([...table.lookup, ...(await table.lookupOf(viewer))])] }
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
  if (columns.includes(column)) return column
  // Clients of databases that do not tell letters apart write names in capitals (wire contract 7.7).
  const alike = columns.filter((each) => each.toLowerCase() === name.trim().toLowerCase())
  return alike.length === 1 ? alike[0] : undefined
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
