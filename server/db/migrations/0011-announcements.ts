import { type Kysely, sql } from 'kysely'

/** Announcements, who got them and read them, and what people prefer. */
export const announcements = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_announcement (
        id text primary key, titile text not null, msg_content text, msg_abstract text, start_time timestamptz,
        end_time timestamptz, sender text, priority text not null default 'M', msg_category text not null default '1',
        msg_type text not null default 'ALL', send_status text not null default '0', send_time timestamptz,
        cancel_time timestamptz, user_ids text, bus_type text, bus_id text, open_type text, open_page text,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`create index sys_announcement_sent on sys_announcement (send_status, send_time desc)`.execute(db)
    await sql`
      create table sys_announcement_send (
        id text primary key, annt_id text not null references sys_announcement on delete cascade,
        user_id text not null references sys_user on delete cascade, read_flag text not null default '0',
        read_time timestamptz, create_time timestamptz not null default now(), unique (annt_id, user_id)
      )`.execute(db)
    await sql`create index sys_announcement_send_user on sys_announcement_send (user_id, read_flag)`.execute(db)
    await sql`
      create table sys_user_preference (
        user_id text not null references sys_user on delete cascade, name text not null, value jsonb not null,
        primary key (user_id, name)
      )`.execute(db)
  },
}
