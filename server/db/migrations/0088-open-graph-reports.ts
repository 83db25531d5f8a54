import { type Kysely, sql } from 'kysely'

/** The tables whose changes decide which graph reports are open to anyone. */
const tables = ['onl_graphreport_head', 'onl_graphreport_item', 'onl_graphreport_params', 'onl_graphreport_templet']

/**
 * Ours beside the family's columns: who may open a graph report or a template without a grant, and which values of a graph
 * report leave to people without an account. What is open to them is kept by every process, so that changes are announced.
 */
export const openGraphReports = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table onl_graphreport_head add column is_open text not null default 'N'`.execute(db)
    await sql`alter table onl_graphreport_templet add column is_open text not null default 'N'`.execute(db)
    await sql`alter table onl_graphreport_item add column is_public text not null default 'N'`.execute(db)
    for (const table of tables)
      await sql`
        create trigger announce_change after insert or update or delete on ${sql.table(table)}
        for each statement execute function sys_announce_change(${sql.lit(table)})`.execute(db)
  },
}
