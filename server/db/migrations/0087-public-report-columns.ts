import { type Kysely, sql } from 'kysely'

/**
 * Ours beside the family's columns: which columns of a report leave to people without an account. What is open to them is
 * kept by every process, so that changes of reports are announced.
 */
export const publicReportColumns = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table onl_cgreport_item add column is_public text not null default '0'`.execute(db)
    await sql`
      create trigger announce_change after insert or update or delete on onl_cgreport_head
      for each statement execute function sys_announce_change('onl_cgreport_head')`.execute(db)
  },
}
