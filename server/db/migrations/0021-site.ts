import { type Kysely, sql } from 'kysely'

/** What the app is called at each host name, and texts of its own in three languages. */
export const site = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_site (
        id text primary key, url text not null unique, name text not null, title text, logo text, icp text, footer text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`
      create table sys_site_dict (
        id text primary key, pid text not null references sys_site on delete cascade, code text not null,
        public text not null default 'Y', text_zh text, text_en text, text_tw text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz,
        unique (pid, code)
      )`.execute(db)
  },
}
