import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { RecordQuery } from '../db/dynamic.ts'
import type { TenantField } from './resource/tenantField.ts'
import type { Viewer } from './viewer.ts'

/** How people call a table's records, and who may read them where its calls are not asked, as in the data log (wire contract 1.10). */
export interface RecordWords {
  readonly title: LanguageTexts
  /** The access codes of which one lets a person see the records. */
  readonly codes: readonly [string, ...string[]]
  /** The fields by name, with what people call them and where their texts are. */
  readonly fields: Readonly<Record<string, { readonly label?: LanguageTexts; readonly dict?: string }>>
}

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
  /** Leaves of a query over the table what the caller may see of its records. */
  readonly narrow?: (query: RecordQuery, viewer: Viewer) => Promise<RecordQuery>
  /** The column that says which tenant a record belongs to. */
  readonly tenant?: TenantField
  /** What is known of the records; without it only administrators read their versions, and names stand for themselves. */
  readonly records?: RecordWords
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
