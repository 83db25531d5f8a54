import { type Kysely, sql } from 'kysely'

/** The attempts to sign in, apart from the log: what protects sign-in is not for those who look after the log. */
export const signInAttempts = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_sign_in_attempt (
        id varchar(32) primary key,
        username text not null,
        ip text,
        outcome varchar(20) not null,
        created_at timestamptz not null default clock_timestamp()
      )`.execute(db)
    await sql`create index sys_sign_in_attempt_name on sys_sign_in_attempt (username, created_at)`.execute(db)
    await sql`create index sys_sign_in_attempt_ip on sys_sign_in_attempt (ip, created_at)`.execute(db)
    await sql`create index sys_sign_in_attempt_time on sys_sign_in_attempt (created_at)`.execute(db)
    await sql`
      insert into sys_sign_in_attempt (id, username, ip, outcome, created_at)
      select id, coalesce(username, ''), ip, substr(method, 8), create_time from sys_log
      where log_type = 1 and method like 'signIn.%' and create_time > now() - interval '1 day'`.execute(db)
  },
}
