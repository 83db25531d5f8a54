import { type Kysely, sql } from 'kysely'

/** What the installation is called, and the pages of it that visitors read. The table has one row. */
export const installation = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table sys_installation (
        id text primary key check (id = 'installation'),
        name_zh text, name_en text, name_tw text, tagline_zh text, tagline_en text, tagline_tw text,
        header_welcome text not null default 'N', header_name text not null default 'N',
        help_address text, help_zh text, help_en text, help_tw text,
        privacy_address text, privacy_zh text, privacy_en text, privacy_tw text,
        terms_address text, terms_zh text, terms_en text, terms_tw text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`insert into sys_installation (id) values ('installation')`.execute(db)
    await sql`
      create trigger announce_change after insert or update or delete on sys_installation
      for each statement execute function sys_announce_change('sys_installation')`.execute(db)
    await sql`
      create trigger announce_truncation after truncate on sys_installation
      for each statement execute function sys_announce_change('everything')`.execute(db)
  },
}
