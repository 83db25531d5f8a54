import { type Kysely, sql } from 'kysely'

/** The keys of writes with their answers, so that a repeat of a write is answered and not done again. */
export const idempotencyKeys = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_idempotency_key (
        user_id text not null references sys_user on delete cascade,
        path text not null,
        key varchar(255) not null,
        fingerprint varchar(64) not null,
        answer text not null,
        created_at timestamptz not null default now(),
        primary key (user_id, path, key)
      )`.execute(db)
    await sql`create index sys_idempotency_key_time on sys_idempotency_key (created_at)`.execute(db)
  },
}
