import { isObject } from '../../language/index.ts'

/** A table or view that the query of a report may name. */
export interface QueryTable {
  readonly name: string
  readonly columns: readonly QueryColumn[]
}

/** A column of a table, or of what a query answers. */
export interface QueryColumn {
  readonly name: string
  /** text, integer, decimal, boolean, date, datetime or json. */
  readonly type: string
  /** What the online form that keeps it calls it. */
  readonly label?: string
  /** The dictionary that its values are of. */
  readonly dictCode?: string
}

/** What the author of a query may name. */
export interface QueryCatalogue {
  readonly tables: readonly QueryTable[]
  readonly functions: readonly string[]
}

export const emptyCatalogue: QueryCatalogue = { tables: [], functions: [] }

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads columns as the server lists them. */
export const readQueryColumns = (value: unknown): readonly QueryColumn[] =>
  listOf(value)
    .filter(isObject)
    .map(({ name, type, label, dictCode }) => ({
      ...{ name: textOf(name), type: textOf(type) || 'text' },
      ...(textOf(label) === '' ? {} : { label: textOf(label) }),
      ...(textOf(dictCode) === '' ? {} : { dictCode: textOf(dictCode) }),
    }))

/** Reads what the server says of a database; empty where it says nothing. */
export function readCatalogue(result: unknown): QueryCatalogue {
  if (!isObject(result)) return emptyCatalogue
  return {
    tables: listOf(result.tables)
      .filter(isObject)
      .map(({ name, columns }) => ({ name: textOf(name), columns: readQueryColumns(columns) })),
    functions: listOf(result.functions).map(textOf),
  }
}
