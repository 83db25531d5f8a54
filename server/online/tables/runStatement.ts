import { CompiledQuery } from 'kysely'
import type { Connection } from '../../db/schema.ts'

/** Runs one statement of a plan. */
export async function runStatement(db: Connection, statement: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(statement))
}

/** Asks a query of a plan for its one number. */
export async function readCount(db: Connection, counting: string): Promise<number> {
  const { rows } = await db.executeQuery<{ readonly count: unknown }>(CompiledQuery.raw(counting))
  return Number(rows[0]?.count ?? 0)
}

/** What a name of the database stands for, as `pg_class` says it: `r` for a table; undefined when nothing has it. */
export async function findRelationKind(db: Connection, name: string): Promise<string | undefined> {
  const found = await db.executeQuery<{ readonly kind: string }>(
    CompiledQuery.raw(
      `select c.relkind::text as kind from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relname = $1::text and n.nspname = current_schema()`,
      [name],
    ),
  )
  return found.rows[0]?.kind
}
