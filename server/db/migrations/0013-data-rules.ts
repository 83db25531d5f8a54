import { type Kysely, sql } from 'kysely'

/** Rules on the records of a menu node, who is granted what, and the tenants that records belong to. */
export const dataRules = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_permission_data_rule (
        id text primary key, permission_id text not null references sys_permission on delete cascade,
        rule_name text not null, rule_column text not null, rule_conditions text not null, rule_value text,
        status text not null default '1',
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`create index sys_permission_data_rule_permission on sys_permission_data_rule (permission_id)`.execute(db)
    await sql`
      create view sys_granted_permission as
      select mine.user_id, theirs.permission_id, theirs.data_rule_ids, role.id as role_id, role.role_name, 'role' as source
      from sys_user_role mine
      join sys_role role on role.id = mine.role_id
      join sys_role_permission theirs on theirs.role_id = role.id`.execute(db)
    for (const table of ['sys_role', 'sys_depart', 'sys_position'])
      await sql`alter table ${sql.table(table)} add column tenant_id integer not null default 0`.execute(db)
  },
}
