import { type Kysely, sql } from 'kysely'

/** What departments hold, the roles inside of them, and who has which. */
export const departments = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_depart_permission (
        id text primary key,
        depart_id text not null references sys_depart on delete cascade,
        permission_id text not null references sys_permission on delete cascade,
        data_rule_ids text,
        unique (depart_id, permission_id)
      )`.execute(db)
    await sql`create index sys_depart_permission_permission on sys_depart_permission (permission_id)`.execute(db)
    await sql`
      create table sys_depart_role (
        id text primary key,
        depart_id text not null references sys_depart on delete cascade,
        role_name text not null, role_code text not null unique, description text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz,
        unique (id, depart_id)
      )`.execute(db)
    await sql`create index sys_depart_role_depart on sys_depart_role (depart_id)`.execute(db)
    // A role grants only what its department holds: what the department loses, its roles lose by these references.
    await sql`
      create table sys_depart_role_permission (
        id text primary key, depart_id text not null, permission_id text not null, role_id text not null,
        data_rule_ids text,
        unique (role_id, permission_id),
        foreign key (role_id, depart_id) references sys_depart_role (id, depart_id) on delete cascade,
        foreign key (depart_id, permission_id)
          references sys_depart_permission (depart_id, permission_id) on delete cascade
      )`.execute(db)
    await sql`
      create index sys_depart_role_permission_pool on sys_depart_role_permission (depart_id, permission_id)`.execute(db)
    await sql`
      create table sys_depart_role_user (
        id text primary key,
        user_id text not null references sys_user on delete cascade,
        drole_id text not null references sys_depart_role on delete cascade,
        unique (user_id, drole_id)
      )`.execute(db)
    await sql`create index sys_depart_role_user_role on sys_depart_role_user (drole_id)`.execute(db)
  },
}
