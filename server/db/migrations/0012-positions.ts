import { type Kysely, sql } from 'kysely'

/** Positions that people hold. */
export const positions = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_position (
        id text primary key, code text not null unique, name text not null, post_rank text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
  },
}
