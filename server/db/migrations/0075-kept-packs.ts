import { type Kysely, sql } from 'kysely'

/** The packs of the installation, each in the version in which it is served, and what is wrong with a later one. */
export const keptPacks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table sys_pack (
        id text primary key, folder text not null, version integer, title jsonb, state text not null, checksum text,
        documents jsonb, issues jsonb not null default '[]', installed_at timestamptz
      )`.execute(db)
    await sql`
      create trigger announce_change after insert or update or delete on sys_pack
      for each statement execute function sys_announce_change('sys_pack')`.execute(db)
    await sql`
      create trigger announce_truncation after truncate on sys_pack
      for each statement execute function sys_announce_change('everything')`.execute(db)
  },
}
