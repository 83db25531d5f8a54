/** What calls that name a table may read of it (wire contract 2.6); everything else is refused. */
export interface AccessibleTable {
  /** The name on the wire and in the database, in snake_case. */
  readonly table: string
  /** Columns by their wire name in snake_case that a table dictionary may read. */
  readonly lookup: readonly string[]
  /** Columns that the duplicate check may compare. */
  readonly unique: readonly string[]
  /** A column whose value 1 hides a record, such as `del_flag`. */
  readonly deletedColumn?: string
}

/** The tables that may be named by a request. */
export interface TableAccess {
  find(table: string): AccessibleTable | undefined
  list(): readonly AccessibleTable[]
}

/** Collects the tables that modules and packs have declared; of two entries for a table the columns add up. */
export function createTableAccess(tables: readonly AccessibleTable[]): TableAccess {
  const byName = new Map<string, AccessibleTable>()
  for (const table of tables) {
    const known = byName.get(table.table)
    byName.set(table.table, {
      ...known,
      ...table,
      lookup: [...new Set([...(known?.lookup ?? []), ...table.lookup])],
      unique: [...new Set([...(known?.unique ?? []), ...table.unique])],
    })
  }
  return { find: (name) => byName.get(name), list: () => [...byName.values()] }
}
