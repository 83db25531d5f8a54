import { type Kysely, sql } from 'kysely'

const stamps = sql`create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz`

/** What online reports are made of (wire contract 3.5). */
export const onlineReports = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table onl_cgreport_head (
        id text primary key, code text not null, name text not null, cgr_sql text not null, return_val_field text,
        return_txt_field text, return_type text not null default '1', db_source text, content text, low_app_id text,
        is_open text not null default 'N', tenant_id integer not null default 0, ${stamps}
      )`.execute(db)
    await sql`create unique index onl_cgreport_head_code on onl_cgreport_head (code)`.execute(db)
    await sql`
      create table onl_cgreport_item (
        id text primary key, cgrhead_id text not null references onl_cgreport_head on delete cascade,
        field_name text not null, field_txt text not null, field_width integer, field_type text not null default 'String',
        search_mode text, is_order integer not null default 0, is_search integer not null default 0, dict_code text,
        field_href text, is_show integer not null default 1, order_num integer not null default 0, replace_val text,
        is_total text not null default '0', group_title text, ${stamps}, unique (cgrhead_id, field_name)
      )`.execute(db)
    await sql`
      create table onl_cgreport_param (
        id text primary key, cgrhead_id text not null references onl_cgreport_head on delete cascade,
        param_name text not null, param_txt text not null, param_value text, order_num integer not null default 0,
        ${stamps}, unique (cgrhead_id, param_name)
      )`.execute(db)
  },
}
