import { type Kysely, sql } from 'kysely'

/** How the log is asked for: newest first, by kind, by person, and by how long a call took. */
export const logIndexes = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`drop index sys_log_create_time`.execute(db)
    // Lists put what is empty last when they count down, and first when they count up.
    const newest = sql`create_time desc nulls last, id desc`
    await sql`create index sys_log_newest on sys_log (${newest})`.execute(db)
    await sql`create index sys_log_kind on sys_log (log_type, ${newest}) include (username, operate_type)`.execute(db)
    await sql`create index sys_log_username on sys_log (username, ${newest}) include (log_type, operate_type)`.execute(
      db,
    )
    await sql`create index sys_log_userid on sys_log (userid, ${newest}) include (log_type)`.execute(db)
    await sql`create index sys_log_cost on sys_log (cost_time desc nulls last, id desc)`.execute(db)
  },
}
