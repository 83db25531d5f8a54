import type { FieldType } from '../../http/query/condition.ts'
import { type Ask, isClosed, isSecretColumn } from './catalogue.ts'
import { toFieldType } from './running/values.ts'

/** A table or view that a query may name, with the columns that it may read. */
export interface OpenTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: FieldType }[]
}

/** The most tables of one list. */
const maxTables = 2000

/**
 * The tables and views of a database that queries may name, by their names. What `readCatalogue` refuses is not among
 * them: closed tables, columns that hold secrets, and tables that hold nothing else. Of several of one name there is the
 * one that the name alone leads to.
 */
export async function listTables(ask: Ask, schemas: readonly string[]): Promise<readonly OpenTable[]> {
  const rows = await ask(
    `select n.nspname as schema, c.relname as name,
      (select json_agg(json_build_array(a.attname, cast(a.atttypid as integer), pg_catalog.col_description(c.oid, a.attnum))
          order by a.attnum)
        from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
      and n.nspname in (select json_array_elements_text(cast($1 as json)))
    order by c.relname limit ${maxTables}`,
    [JSON.stringify(schemas)],
  )
  const tables = new Map<string, OpenTable>()
  for (const schema of schemas)
    for (const row of rows) {
      const name = String(row.name)
      if (row.schema !== schema || tables.has(name) || isClosed(name)) continue
      tables.set(name, { name, columns: readColumns(row.columns) })
    }
  return [...tables.values()]
    .filter(({ columns }) => columns.length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const readColumns = (columns: unknown): OpenTable['columns'] =>
  (Array.isArray(columns) ? columns : []).flatMap(([name, type, comment]: readonly unknown[]) =>
    isSecretColumn(String(name), comment) ? [] : [{ name: String(name), type: toFieldType(Number(type)) }],
  )
