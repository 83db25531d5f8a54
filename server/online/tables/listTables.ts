import { sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'
import { isOwnTable } from './ownTables.ts'

/** A table of the database by its name. */
export interface TableName {
  readonly table: string
  readonly comment: string | null
}

/**
 * Lists the tables of the database in the order of their names, without those that the server keeps for itself (wire
 * contract 1.14). Tables of packs are among them: `services.tables` knows those.
 */
export async function listTables(db: Connection): Promise<readonly TableName[]> {
  const { rows } = await sql<TableName>`
    select c.relname as table, obj_description(c.oid, 'pg_class') as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
    order by c.relname`.execute(db.withoutPlugins())
  return rows.filter(({ table }) => !isOwnTable(table))
}
