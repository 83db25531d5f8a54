import { type Kysely, sql } from 'kysely'

/** The routes of a gateway, which are kept for it and not used here. */
export const gateway = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_gateway_route (
        id text primary key, router_id text not null unique, name text, uri text not null,
        predicates jsonb not null default '[]', filters jsonb not null default '[]',
        retryable integer not null default 0, strip_prefix integer not null default 0,
        persistable integer not null default 0, show_api integer not null default 0,
        status integer not null default 1, create_by text, create_time timestamptz default now(), update_by text,
        update_time timestamptz
      )`.execute(db)
  },
}
