import { type Kysely, sql } from 'kysely'

/** The versions of records. */
export const dataLog = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_data_log (
        id text primary key, data_table text not null, data_id text not null, data_content jsonb,
        data_version integer not null, type text not null, create_name text, create_by text,
        create_time timestamptz default now(), unique (data_table, data_id, data_version)
      )`.execute(db)
    await sql`create index sys_data_log_create_time on sys_data_log (create_time desc)`.execute(db)
  },
}
