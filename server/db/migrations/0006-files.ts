import { type Kysely, sql } from 'kysely'

/** Uploaded files. */
export const files = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_file (
        id text primary key, path text not null unique, name text not null, size bigint not null, type text not null,
        owner text, create_time timestamptz default now()
      )`.execute(db)
  },
}
