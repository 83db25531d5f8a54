import { type Kysely, sql } from 'kysely'

const audit = sql.raw('create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz')

/** Categories, rules that check and fill values, the numbers that were given out, and who acts for whom. */
export const categoriesAndRules = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_category (
        id text primary key, pid text not null default '0', name text not null, code text not null unique,
        has_child text not null default '0', ${audit}
      )`.execute(db)
    await sql`create index sys_category_parent on sys_category (pid)`.execute(db)
    await sql`
      create table sys_check_rule (
        id text primary key, rule_name text not null, rule_code text not null unique, rule_json jsonb not null,
        rule_description text, ${audit}
      )`.execute(db)
    await sql`
      create table sys_fill_rule (
        id text primary key, rule_name text not null, rule_code text not null unique, rule_class text not null,
        rule_params jsonb, ${audit}
      )`.execute(db)
    await sql`
      create table sys_serial_number (
        name text not null, day text not null, value integer not null, primary key (name, day)
      )`.execute(db)
    await sql`
      create table sys_user_agent (
        id text primary key, user_name text not null unique, agent_user_name text not null, start_time timestamptz,
        end_time timestamptz, status text not null default '1', ${audit}
      )`.execute(db)
  },
}
