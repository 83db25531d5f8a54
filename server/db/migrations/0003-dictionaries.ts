import { type Kysely, sql } from 'kysely'

/** Dictionaries and their items. */
export const dictionaries = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_dict (
        id text primary key, dict_name text not null, names jsonb, dict_code text not null, description text,
        type integer not null default 0, del_flag integer not null default 0,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`create unique index sys_dict_code on sys_dict (dict_code) where del_flag = 0`.execute(db)
    await sql`
      create table sys_dict_item (
        id text primary key, dict_id text not null references sys_dict on delete cascade, item_text text not null,
        texts jsonb, item_value text not null, item_color text, description text,
        sort_order integer not null default 1, status integer not null default 1,
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz,
        unique (dict_id, item_value)
      )`.execute(db)
  },
}
