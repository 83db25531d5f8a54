import { sql } from 'kysely'
import { type RowList, rowsOf } from '../../db/rowLists.ts'
import { namesTable, readNamedTable } from './dictionaryTable.ts'
import { readLinkConfig } from './readLinkConfig.ts'

const columns = ['dictTable', 'dictField', 'dictText', 'queryDictTable', 'queryDictField', 'queryDictText'] as const

/** A field that names a table for its choices, or for those of its search. */
export type NamingField = Readonly<Record<(typeof columns)[number], string | null>>

/** The fields of all forms that name tables for their choices. */
export const namingFields: RowList<NamingField> = rowsOf(
  'onlCgformField',
  columns,
  sql`dict_table <> '' or query_dict_table <> ''`,
)

/** The columns of a table that fields name for their choices. */
export function toNamedColumns(table: string, fields: readonly NamingField[]): ReadonlySet<string> {
  const named = fields.flatMap((field) => [
    ...toTableColumns(field.dictTable, table, [field.dictField, field.dictText]),
    ...toTableColumns(field.queryDictTable, table, [field.queryDictField, field.queryDictText]),
    ...toLinkedColumns(field.dictTable, table),
  ])
  const names = named.flatMap((list) => (list ?? '').split(',')).map((column) => column.trim())
  // Names may stand in capitals (wire contract 7.7).
  return new Set(names.filter((name) => name !== '').flatMap((name) => [name, name.toLowerCase()]))
}

/** A table may have a condition on some of its columns behind it (wire contract 7.6). */
function toTableColumns(
  dictTable: string | null,
  table: string,
  columns: readonly (string | null)[],
): readonly (string | null)[] {
  if (!namesTable(dictTable, table)) return []
  const { condition } = readNamedTable(dictTable)
  return [...columns, ...(condition.replace(/'[^']*'/g, ' ').match(/[a-z_][\w$]*/gi) ?? [])]
}

/** Linked drop-downs name their table and its columns as JSON, with a condition on some of them (wire contract 3.2). */
function toLinkedColumns(config: string | null, table: string): readonly string[] {
  const linked = readLinkConfig(config)
  if (!namesTable(String(linked.table ?? ''), table)) return []
  const names = [linked.txt, linked.key, linked.idField, linked.pidField]
  const conditions = String(linked.condition ?? '').match(/\b\w+\b(?=\s*=)/g) ?? []
  return [...names.map(String), ...conditions]
}
