import { type Kysely, sql } from 'kysely'

/** Which process of which machine works on a run, so that one that is gone is told from one that is silent. */
export const runOwners = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`alter table sys_job_run add column holder jsonb`.execute(db)
  },
}
