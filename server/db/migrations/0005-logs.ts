import { type Kysely, sql } from 'kysely'

/** The log of sign-ins and operations. */
export const logs = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_log (
        id text primary key, log_type integer not null, log_content text not null, operate_type integer, userid text,
        username text, ip text, method text, request_url text, request_type text, request_param text,
        cost_time integer, create_time timestamptz default now()
      )`.execute(db)
    await sql`create index sys_log_create_time on sys_log (create_time desc)`.execute(db)
  },
}
