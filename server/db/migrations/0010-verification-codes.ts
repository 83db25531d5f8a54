import { type Kysely, sql } from 'kysely'

/** Codes that were sent to phones and mailboxes, single-use tickets, and accounts of other sites. */
export const verificationCodes = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_verification_code (
        id text primary key, channel text not null, target text not null, purpose text not null, code_hash text,
        tries integer not null default 0, ip text, failed boolean not null default false, sending_time integer,
        created_at timestamptz not null default clock_timestamp(), expires_at timestamptz not null, used_at timestamptz
      )`.execute(db)
    await sql`create index sys_verification_code_target on sys_verification_code (target, created_at)`.execute(db)
    await sql`create index sys_verification_code_ip on sys_verification_code (ip, created_at)`.execute(db)
    await sql`
      create table sys_ticket (
        id text primary key, ticket_hash text not null unique, purpose text not null, content jsonb,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`
      create table sys_third_account (
        id text primary key, third_type text not null, issuer text not null, subject text not null, name text,
        user_id text not null references sys_user on delete cascade,
        create_time timestamptz not null default now(),
        unique (third_type, issuer, subject), unique (third_type, user_id)
      )`.execute(db)
    await sql`create index sys_third_account_user on sys_third_account (user_id)`.execute(db)
    await sql`create index sys_user_phone on sys_user (phone) where del_flag = 0`.execute(db)
    await sql`create index sys_user_email on sys_user (lower(email)) where del_flag = 0`.execute(db)
  },
}
