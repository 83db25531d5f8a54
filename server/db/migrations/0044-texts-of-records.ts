import { type Kysely, sql } from 'kysely'

/** Tables whose records may come with texts in three languages: those of samples, and the log. */
const tables = [
  ...['sys_log', 'sys_role', 'sys_depart', 'sys_position', 'sys_category', 'sys_announcement', 'sys_quartz_job'],
  ...['sys_check_rule', 'sys_fill_rule', 'sys_permission_data_rule', 'sys_user', 'sys_tenant'],
]

/**
 * The texts of a record in three languages, `{ field: { zh, en, tw } }`, beside what the family's clients read. A record
 * that a person wrote has none, and neither has an entry that an earlier version wrote.
 */
export const textsOfRecords = {
  async up(db: Kysely<never>): Promise<void> {
    for (const table of tables) await sql`alter table ${sql.table(table)} add column texts jsonb`.execute(db)
    await sql`
      update sys_role
      set texts = '{"roleName": {"zh": "管理员", "en": "Administrators", "tw": "管理員"}}'
      where role_code = 'admin' and role_name = '管理员'`.execute(db)
  },
}
