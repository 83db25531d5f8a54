import { type RawBuilder, sql } from 'kysely'

/** A value for a jsonb column. Both drivers take JSON as text, while a bare array means something else to each. */
export function toJson<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`
}
