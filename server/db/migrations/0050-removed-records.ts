import { type Kysely, sql } from 'kysely'

/**
 * What a deletion removed, whole rows with all that went with them by the references of the database, so that who deleted
 * it by mistake can take it back for a day.
 */
export const removedRecords = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_removed (
        id text primary key, path text not null, rows jsonb not null, tenant_id integer not null,
        create_by text not null, create_time timestamptz not null default now())`.execute(db)
    await sql`create index sys_removed_create_time on sys_removed (create_time)`.execute(db)
  },
}
