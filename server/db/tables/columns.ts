import type { ColumnType } from 'kysely'

/** A point in time as the wire writes it: `YYYY-MM-DD HH:mm:ss` in GMT+8 (wire contract 1.1). */
export type Timestamp = ColumnType<string, string | undefined, string>

/** A point in time that may be absent. */
export type OptionalTimestamp = ColumnType<string | null, string | null | undefined, string | null>

/** A column that may be null and may be left out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A column with a default in the database. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** A key that the database numbers unless an insert names it. */
export type Generated<T> = ColumnType<T, T | undefined, never>

/** A jsonb column; it is written through `toJson`, never as a bare object. */
export type Json<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Who made and who last changed a record, by user name (wire contract 1.6). */
export interface AuditColumns {
  createBy: Optional<string>
  createTime: OptionalTimestamp
  updateBy: Optional<string>
  updateTime: OptionalTimestamp
}
