import { type Kysely, sql } from 'kysely'

/** Databases beside the own one. */
export const dataSources = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_data_source (
        id text primary key, code text not null unique, name text not null, remark text, db_type text not null,
        db_driver text, db_url text not null, db_name text, db_username text, db_password text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
  },
}
