import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Connection } from './schema.ts'

/** A record of a table whose columns are known from a declaration and not from a type. */
export type DynamicRow = Record<string, unknown>

/** How a declaration names its table and columns: as fields in camelCase, or word for word. */
export interface Naming {
  /** Names stand as they are in the database, which may be in any letters. */
  readonly isVerbatim?: boolean
}

/** Gives the connection a type for tables that only a declaration names; the caller checks every name against it. */
export function toDynamic(db: Connection, { isVerbatim = false }: Naming = {}): Kysely<Record<string, DynamicRow>> {
  const named = isVerbatim ? db.withoutPlugins() : db
  // The declared tables are a subset of what the database holds, which the type cannot say.
  return named as unknown as Kysely<Record<string, DynamicRow>>
}

/** A select over a table that only a declaration names. */
export type RecordQuery = SelectQueryBuilder<Record<string, DynamicRow>, string, DynamicRow>
