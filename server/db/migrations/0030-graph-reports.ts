import { type Kysely, sql } from 'kysely'

const stamps = sql`create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz`
const tenant = sql`tenant_id integer not null default 0`

/** What graph reports and their templates are made of (wire contract 3.5). */
export const graphReports = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table onl_graphreport_head (
        id text primary key, name text not null, code text not null unique, cgr_sql text, xaxis_field text,
        yaxis_field text, yaxis_text text, content text, extend_js text, graph_type text not null default 'bar',
        is_combination text not null default 'single', display_template text not null default 'single',
        data_type text not null default 'sql', db_source text, ${tenant}, ${stamps}
      )`.execute(db)
    await sql`
      create table onl_graphreport_item (
        id text primary key, graphreport_head_id text not null references onl_graphreport_head on delete cascade,
        field_name text not null, field_txt text not null, is_show text not null default 'Y',
        is_total text not null default 'N', search_flag text not null default 'N', search_mode text, dict_code text,
        field_href text, field_type text not null default 'String', order_num integer not null default 0,
        replace_val text, ${tenant}, ${stamps},
        unique (graphreport_head_id, field_name) deferrable initially deferred
      )`.execute(db)
    await sql`
      create table onl_graphreport_params (
        id text primary key, head_id text not null references onl_graphreport_head on delete cascade,
        param_name text not null, param_txt text, param_value text, order_num integer not null default 0,
        ${tenant}, ${stamps}, unique (head_id, param_name) deferrable initially deferred
      )`.execute(db)
    await sql`
      create table onl_graphreport_templet (
        id text primary key, templet_code text not null unique, templet_name text not null,
        templet_style text not null default 'single', ${tenant}, ${stamps}
      )`.execute(db)
    await sql`
      create table onl_graphreport_templet_item (
        id text primary key, graphreport_templet_id text not null references onl_graphreport_templet on delete cascade,
        graphreport_code text not null, graphreport_type text, group_num integer not null default 1,
        group_style text not null default '1', group_txt text, order_num integer not null default 0,
        is_show text not null default 'Y', ${tenant}, ${stamps}
      )`.execute(db)
    await sql`create index onl_graphreport_templet_item_of on onl_graphreport_templet_item (graphreport_templet_id)`.execute(
      db,
    )
    await sql`create index onl_graphreport_templet_item_code on onl_graphreport_templet_item (graphreport_code)`.execute(
      db,
    )
  },
}
