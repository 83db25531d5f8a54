import { type Kysely, sql } from 'kysely'

/** Users, roles and who has which. */
export const accounts = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_user (
        id text primary key, username text not null, realname text, password text not null, avatar text, birthday date,
        sex integer, email text, phone text, org_code text, status integer not null default 1,
        del_flag integer not null default 0, work_no text, post text, telephone text, user_identity integer,
        depart_ids text, rel_tenant_ids text, client_id text, home_path text, activiti_sync integer,
        failed_logins integer not null default 0, locked_until timestamptz, password_changed_at timestamptz,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    // A name in the recycle bin may be taken again, as the wire's add call allows.
    await sql`create unique index sys_user_username on sys_user (username) where del_flag = 0`.execute(db)
    await sql`create index sys_user_create_time on sys_user (create_time desc)`.execute(db)
    await sql`
      create table sys_role (
        id text primary key, role_name text not null, role_code text not null unique, description text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`
      create table sys_user_role (
        id text primary key,
        user_id text not null references sys_user on delete cascade,
        role_id text not null references sys_role on delete cascade,
        unique (user_id, role_id)
      )`.execute(db)
    await sql`create index sys_user_role_role on sys_user_role (role_id)`.execute(db)
  },
}
