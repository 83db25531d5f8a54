import { type Kysely, sql } from 'kysely'

/** The texts in three languages of forms and reports that packs bring, by their record: `{ field: { zh, en, tw } }`. */
export const textsOfOnline = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`create table onl_text (id text primary key, texts jsonb not null)`.execute(db)
  },
}
