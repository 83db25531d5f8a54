import { createFailure } from '../../../runtime/language/index.ts'
import { secretMark } from '../../db/secretColumns.ts'
import { isSecretName } from '../../secrets/secretNames.ts'
import { sqlFailure } from './place.ts'
import type { Statement, TableUse } from './reading/statement.ts'
import { databaseMessages } from './running/messages.ts'

/** Asks the database that a query is for; the values are bound. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** A table or view as the catalogue of its database has it. */
export interface KnownTable {
  readonly id: string
  readonly schema: string
  readonly name: string
  readonly isView: boolean
  /** Bytes with everything that belongs to it. */
  readonly size: number
  /** All of its columns in their order, with what a query may see of them. */
  readonly columns: readonly { readonly name: string; readonly isSecret: boolean }[]
}

/** The tables that a statement names, each looked up; in the order of the statement. */
export type Catalogue = ReadonlyMap<TableUse, KnownTable>

/**
 * Tables that no query may name, in any database: what signs people in, what proves who they are, what addresses stored
 * files, what carries codes, and what other tables held (wire contract 5, A10).
 */
const closedTables: ReadonlySet<string> = new Set([
  ...[
    'sys_session',
    'sys_ticket',
    'sys_verification_code',
    'sys_captcha',
    'sys_sign_in_attempt',
    'sys_used_org_code',
    'sys_used_username',
    'sys_removed',
    'sys_idempotency_key',
    'sys_setting',
    'sys_third_account',
  ],
  ...['sys_data_log', 'sys_message', 'sys_file', 'sys_file_reference', 'sys_file_shown', 'pack_install'],
  ...['kysely_migration', 'kysely_migration_lock'],
])

/** Whether the values of a column are secrets: by its name, or as who made the table says. */
export const isSecretColumn = (name: string, comment: unknown): boolean => comment === secretMark || isSecretName(name)

/** Whether no query may name a table, in whatever database it is. */
export const isClosed = (name: string): boolean => closedTables.has(name.toLowerCase()) || /^pg_/i.test(name)

/**
 * Looks up what a statement names in the database that it is for. Tables that are not there, that are closed, or that are
 * of another schema are refused, and so are names that would call a function.
 */
export async function readCatalogue(ask: Ask, statement: Statement, schemas: readonly string[]): Promise<Catalogue> {
  const { sql, tables, toSource } = statement
  for (const { schema, name, start } of tables) {
    if (schema !== undefined && !schemas.includes(schema))
      throw sqlFailure('forbiddenSchema', sql, toSource(start), { name: schema })
    if (isClosed(name)) throw sqlFailure('forbiddenTable', sql, toSource(start), { name })
  }
  await refuseFunctions(ask, statement)
  const known = await readTables(ask, schemas, [...new Set(tables.map(({ name }) => name))])
  return new Map(
    tables.map((table) => {
      const order = table.schema === undefined ? schemas : [table.schema]
      const found = order
        .map((schema) => known.find((each) => each.schema === schema && each.name === table.name))
        .find((each) => each !== undefined)
      if (found === undefined)
        throw sqlFailure('unknownTable', sql, toSource(table.start), { name: table.name.slice(0, 63) })
      if (found.columns.every(({ isSecret }) => isSecret))
        throw sqlFailure('forbiddenTable', sql, toSource(table.start), { name: table.name })
      return [table, found] as const
    }),
  )
}

/** `(x).name` calls the function `name` where x has no such part. */
async function refuseFunctions(ask: Ask, { sql, attributes }: Statement): Promise<void> {
  if (attributes.length === 0) return
  const names = JSON.stringify([...new Set(attributes.map(({ name }) => name))])
  const rows = await ask(
    'select distinct proname as name from pg_catalog.pg_proc where proname in (select json_array_elements_text(cast($1 as json)))',
    [names],
  )
  const functions = new Set(rows.map(({ name }) => String(name)))
  const wrong = attributes.find(({ name }) => functions.has(name))
  if (wrong !== undefined) throw sqlFailure('forbiddenFunction', sql, wrong.at, { name: wrong.name })
}

async function readTables(
  ask: Ask,
  schemas: readonly string[],
  names: readonly string[],
): Promise<readonly KnownTable[]> {
  if (names.length === 0) return []
  const rows = await ask(
    `select cast(c.oid as text) as id, n.nspname as schema, c.relname as name, c.relkind as kind,
      coalesce(pg_catalog.pg_total_relation_size(c.oid), 0) as size,
      (select json_agg(json_build_array(a.attname, pg_catalog.col_description(c.oid, a.attnum)) order by a.attnum)
        from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
      and n.nspname in (select json_array_elements_text(cast($1 as json)))
      and c.relname in (select json_array_elements_text(cast($2 as json)))`,
    [JSON.stringify(schemas), JSON.stringify(names)],
  )
  return rows.map(({ id, schema, name, kind, size, columns }) => ({
    id: String(id),
    schema: String(schema),
    name: String(name),
    isView: kind !== 'r',
    size: Number(size),
    columns: (Array.isArray(columns) ? columns : []).map(([column, comment]: readonly unknown[]) => ({
      name: String(column),
      isSecret: isSecretColumn(String(column), comment),
    })),
  }))
}

/** The failure of a query that has two columns of one name. */
export function refuseDuplicates(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw createFailure(databaseMessages.duplicateColumn, { details: { name: twice } })
}
