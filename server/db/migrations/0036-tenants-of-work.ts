import { type Kysely, sql } from 'kysely'

/** The tenants in which people did things, stored files and wrote messages; what was there before belongs to none. */
export const tenantsOfWork = {
  async up(db: Kysely<never>): Promise<void> {
    for (const table of ['sys_log', 'sys_file', 'sys_message'])
      await sql`alter table ${sql.table(table)} add column tenant_id integer not null default 0`.execute(db)
    // The log is asked for newest first, and may be long while a tenant did little.
    await sql`
      create index sys_log_tenant on sys_log (tenant_id, create_time desc nulls last, id desc)
      where tenant_id <> 0`.execute(db)
  },
}
