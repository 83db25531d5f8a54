import { type Kysely, sql } from 'kysely'

/** The advanced queries that people keep, each for one page. */
export const savedQueries = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_saved_query (
        id text primary key, user_id text not null references sys_user on delete cascade, page_id text not null,
        title text not null, match_type text not null, records jsonb not null,
        create_time timestamptz not null default now(), update_time timestamptz not null default now(),
        unique (user_id, page_id, title)
      )`.execute(db)
  },
}
