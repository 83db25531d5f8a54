import { type Kysely, sql } from 'kysely'

/** Pages that were made on the server, beside those of packs (design section 5). */
export const pages = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_page (
        id text primary key, page_id text not null unique, kind text not null, title text not null, document text not null,
        checksum text not null,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
  },
}
