import { type Kysely, sql } from 'kysely'

const stamps = sql`create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz`

/** What online forms are made of (wire contract 3.1 to 3.4). */
export const onlineForms = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table onl_cgform_head (
        id text primary key, table_name text not null, table_type integer not null default 1,
        table_version integer not null default 1, table_txt text not null, is_checkbox text not null default 'Y',
        is_db_synch text not null default 'N', is_page text not null default 'Y', is_tree text not null default 'N',
        id_sequence text, id_type text not null default 'UUID', query_mode text not null default 'single',
        relation_type integer, sub_table_str text, tab_order_num integer, tree_parent_id_field text, tree_id_field text,
        tree_fieldname text, form_category text not null default 'temp', form_template text not null default '1',
        form_template_mobile text, scroll integer not null default 1, copy_version integer, copy_type integer not null default 0,
        physic_id text, ext_config_json text, theme_template text not null default 'normal',
        is_des_form text not null default 'N', des_form_code text, low_app_id text,
        tenant_id integer not null default 0, ${stamps}
      )`.execute(db)
    await sql`create unique index onl_cgform_head_table on onl_cgform_head (table_name)`.execute(db)
    await sql`create index onl_cgform_head_physic on onl_cgform_head (physic_id)`.execute(db)
    await sql`
      create table onl_cgform_field (
        id text primary key, cgform_head_id text not null references onl_cgform_head on delete cascade,
        db_field_name text not null, db_field_txt text not null, db_field_name_old text,
        db_is_key integer not null default 0, db_is_null integer not null default 1, db_is_persist integer not null default 1,
        db_type text not null default 'string', db_length integer not null default 32, db_point_length integer not null default 0,
        db_default_val text, dict_field text, dict_table text, dict_text text, field_show_type text not null default 'text',
        field_href text, field_length integer not null default 200, field_valid_type text,
        field_must_input text not null default '0', field_extend_json text, field_default_value text,
        is_query integer not null default 0, is_show_form integer not null default 1, is_show_list integer not null default 1,
        is_read_only integer not null default 0, query_mode text not null default 'single', main_table text, main_field text,
        order_num integer not null default 0, converter text, query_def_val text, query_dict_text text,
        query_dict_field text, query_dict_table text, query_show_type text, query_config_flag text not null default '0',
        query_valid_type text, query_must_input text not null default '0', sort_flag text not null default '0', ${stamps},
        unique (cgform_head_id, db_field_name)
      )`.execute(db)
    await sql`
      create table onl_cgform_index (
        id text primary key, cgform_head_id text not null references onl_cgform_head on delete cascade,
        index_name text not null, index_name_old text, index_field text not null, index_type text not null default 'normal',
        is_db_synch text not null default 'N', del_flag integer not null default 0, ${stamps},
        unique (cgform_head_id, index_name)
      )`.execute(db)
    await sql`
      create table onl_cgform_button (
        id text primary key, cgform_head_id text not null references onl_cgform_head on delete cascade,
        button_code text not null, button_icon text, button_name text not null, button_status text not null default '1',
        button_style text not null default 'link', exp text, opt_type text not null default 'action',
        order_num integer not null default 0, opt_position text not null default '2', ${stamps},
        unique (cgform_head_id, button_code)
      )`.execute(db)
    await sql`
      create table onl_cgform_enhance_js (
        id text primary key, cgform_head_id text not null references onl_cgform_head on delete cascade,
        cg_js_type text not null, cg_js text, content text, ${stamps}, unique (cgform_head_id, cg_js_type)
      )`.execute(db)
    await sql`
      create table onl_cgform_enhance_sql (
        id text primary key, cgform_head_id text not null references onl_cgform_head on delete cascade,
        button_code text not null, cgb_sql text, cgb_sql_name text, content text, ${stamps},
        unique (cgform_head_id, button_code)
      )`.execute(db)
    await sql`
      create table onl_cgform_enhance_java (
        id text primary key, cgform_head_id text not null references onl_cgform_head on delete cascade,
        button_code text not null, event text not null default 'end', cg_java_type text not null default 'http',
        cg_java_value text, active_status text not null default '1', ${stamps},
        unique (cgform_head_id, button_code, event)
      )`.execute(db)
    await sql`
      create table onl_auth_data (
        id text primary key, cgform_id text not null references onl_cgform_head on delete cascade, rule_name text not null,
        rule_column text, rule_operator text, rule_value text, status integer not null default 1, ${stamps}
      )`.execute(db)
    await sql`
      create table onl_auth_page (
        id text primary key, cgform_id text not null references onl_cgform_head on delete cascade, code text not null,
        type integer not null, control integer not null, page integer not null, status integer not null default 1, ${stamps},
        unique (cgform_id, code, type, control, page)
      )`.execute(db)
    await sql`
      create table onl_auth_relation (
        id text primary key, cgform_id text not null references onl_cgform_head on delete cascade,
        role_id text not null, auth_id text not null, type integer not null, auth_mode text not null default 'role', ${stamps},
        unique (role_id, auth_id, type, auth_mode)
      )`.execute(db)
    await sql`create index onl_auth_relation_form on onl_auth_relation (cgform_id, type)`.execute(db)
  },
}
