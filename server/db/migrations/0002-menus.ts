import { type Kysely, sql } from 'kysely'

/** Menu nodes, buttons and what a role grants of them. */
export const menus = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_permission (
        id text primary key, parent_id text references sys_permission on delete cascade, name text not null,
        names jsonb, menu_type integer not null default 1, url text, component text, component_name text,
        redirect text, icon text, sort_no double precision not null default 0, perms text, perms_type text,
        is_leaf boolean not null default true, route boolean not null default true,
        keep_alive boolean not null default false, hidden boolean not null default false,
        hide_tab boolean not null default false, always_show boolean not null default false,
        internal_or_external boolean not null default false, rule_flag integer not null default 0, description text,
        status text not null default '1', del_flag integer not null default 0, page text, pack text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`create index sys_permission_parent on sys_permission (parent_id)`.execute(db)
    await sql`
      create table sys_role_permission (
        id text primary key,
        role_id text not null references sys_role on delete cascade,
        permission_id text not null references sys_permission on delete cascade,
        data_rule_ids text,
        unique (role_id, permission_id)
      )`.execute(db)
    await sql`create index sys_role_permission_permission on sys_role_permission (permission_id)`.execute(db)
  },
}
