import { type Kysely, sql } from 'kysely'

/** Ours beside the family's columns: which columns of a report leave to people without an account. */
export const publicReportColumns = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table onl_cgreport_item add column is_public text not null default '0'`.execute(db)
  },
}
