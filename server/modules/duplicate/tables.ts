import { camelCaseName } from '../../db/names.ts'
import type { Language, TableAccess } from '../../http/index.ts'

/** A table with the columns whose values may be checked, as people call them. */
interface CheckableTable {
  readonly table: string
  readonly title: string
  readonly columns: readonly { readonly column: string; readonly title: string }[]
}

/** The tables of the server that have columns of unique values, by their names. */
export function listCheckableTables(tables: TableAccess, language: Language): readonly CheckableTable[] {
  const named = (title: string | undefined, name: string) => (title === undefined ? name : `${title} (${name})`)
  return tables
    .list()
    .filter(({ unique }) => unique.length > 0)
    .map(({ table, unique, records }) => ({
      table,
      title: named(records?.title[language], table),
      columns: unique.map((column) => ({
        column,
        title: named(records?.fields[camelCaseName(column)]?.label?.[language], column),
      })),
    }))
    .toSorted((left, right) => (left.table < right.table ? -1 : 1))
}
