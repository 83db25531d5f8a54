import { type Kysely, sql } from 'kysely'

/** The tenants that announcements, categories, data sources and versions of records belong to; 0 stands for none. */
export const tenantsOfRecords = {
  async up(db: Kysely<never>): Promise<void> {
    for (const table of ['sys_announcement', 'sys_category', 'sys_data_source', 'sys_data_log'])
      await sql`alter table ${sql.table(table)} add column tenant_id integer not null default 0`.execute(db)
  },
}
