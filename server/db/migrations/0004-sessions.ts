import { type Kysely, sql } from 'kysely'

/** Sessions by the hash of their token, and captchas that wait for their one use. */
export const sessions = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_session (
        id text primary key, token_hash text not null unique,
        user_id text not null references sys_user on delete cascade,
        created_at timestamptz not null default now(), last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null, ip text, user_agent text
      )`.execute(db)
    await sql`create index sys_session_user on sys_session (user_id)`.execute(db)
    await sql`create index sys_session_expires on sys_session (expires_at)`.execute(db)
    await sql`
      create table sys_captcha (
        check_key text primary key, code_hash text not null, expires_at timestamptz not null
      )`.execute(db)
  },
}
