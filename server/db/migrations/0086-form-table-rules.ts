import { type Kysely, sql } from 'kysely'

/** Ours beside the family's columns: what the server keeps to with the records of a form, as JSON. */
export const formTableRules = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table onl_cgform_head add column table_rules text`.execute(db)
  },
}
