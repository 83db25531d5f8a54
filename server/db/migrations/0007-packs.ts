import { type Kysely, sql } from 'kysely'

/** What packs installed, and the settings of the installation. */
export const packs = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table pack_install (
        pack text not null, item_kind text not null, item_id text not null, checksum text not null, installed jsonb,
        installed_at timestamptz not null default now(), primary key (pack, item_kind, item_id)
      )`.execute(db)
    await sql`create table sys_setting (key text primary key, value jsonb)`.execute(db)
  },
}
