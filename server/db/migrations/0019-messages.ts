import { type Kysely, sql } from 'kysely'

/** Message templates, and the messages that were written. */
export const messages = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_message_template (
        id text primary key, template_code text not null unique, template_name text not null,
        template_type text not null, template_content text not null, template_test_json text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`
      create table sys_message (
        id text primary key, es_title text not null, es_type text not null, es_receiver text not null, es_param text,
        es_content text, es_send_time timestamptz, es_send_status text not null default '0',
        es_send_num integer not null default 0, es_result text, remark text, sending_since timestamptz,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`create index sys_message_create_time on sys_message (create_time desc)`.execute(db)
  },
}
