import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Connection } from './schema.ts'

/** A record of a table whose columns are known from a declaration and not from a type. */
export type DynamicRow = Record<string, unknown>

/** Gives the connection a type for tables that only a declaration names; the caller checks every name against it. */
export function toDynamic(db: Connection): Kysely<Record<string, DynamicRow>> {
  // The declared tables are a subset of what the database holds, which the type cannot say.
  return db as unknown as Kysely<Record<string, DynamicRow>>
}

/** A select over a table that only a declaration names. */
export type RecordQuery = SelectQueryBuilder<Record<string, DynamicRow>, string, DynamicRow>
