import { type Kysely, sql } from 'kysely'

/** Tables that keep what was written for the server alone: nobody reads a file by them. */
const unread = [
  ...['sys_file', 'sys_file_reference', 'sys_file_shown', 'sys_log', 'sys_data_log', 'sys_session', 'sys_setting'],
  ...['sys_captcha', 'sys_verification_code', 'sys_ticket', 'pack_install'],
]

/** Tables by which it is decided who opens an online form, and what they see of it. */
const ofForms = ['onl_cgform_head', 'onl_cgform_field', 'onl_auth_page', 'onl_auth_data', 'onl_auth_relation']

/**
 * Sessions get a token of their own for stored files; files get the number that stands in their path as a key, and every
 * record that names one is noted, those that stand now among them.
 */
export const fileAccess = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`alter table sys_session add column file_token_hash text unique`.execute(db)
    await sql`
      alter table sys_file add column key text
      generated always as (substring(path from '_([0-9a-f]{20})(?:\\.[A-Za-z0-9_.]*)?$')) stored unique`.execute(db)
    await sql`
      create table sys_file_reference (
        file_id text not null references sys_file on delete cascade,
        table_name text not null, record_id text not null, column_name text not null,
        primary key (file_id, table_name, record_id, column_name)
      )`.execute(db)
    await sql`create index sys_file_reference_record on sys_file_reference (table_name, record_id)`.execute(db)
    await sql`
      create table sys_file_shown (
        file_id text not null references sys_file on delete cascade,
        user_id text not null references sys_user on delete cascade,
        table_name text not null, record_id text not null, shown_at timestamptz not null default now(),
        primary key (file_id, user_id, table_name, record_id)
      )`.execute(db)
    await sql`
      create function sys_note_files(named regclass) returns void language plpgsql as $$
      declare
        cells text;
      begin
        select string_agg(format('(%L, cast(row.%I as text))', attname, attname), ', ') into cells
        from pg_attribute
        where attrelid = named and attnum > 0 and not attisdropped and attname <> 'id'
          and atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'json'::regtype, 'jsonb'::regtype);
        if cells is null or not exists (select 1 from sys_file)
          or not exists (select 1 from pg_attribute where attrelid = named and attname = 'id' and not attisdropped)
        then
          return;
        end if;
        execute format(
          'insert into sys_file_reference (file_id, table_name, record_id, column_name)
          select distinct file.id, %L, cast(row.id as text), cell.name
          from %s row
            cross join lateral (values %s) cell(name, value)
            cross join lateral regexp_matches(cell.value, ''_([0-9a-f]{20})'', ''g'') found
            join sys_file file on file.key = found[1]
          where cell.value ~ ''_[0-9a-f]{20}''
          on conflict do nothing',
          (select relname from pg_class where oid = named), named, cells);
      end
      $$`.execute(db)
    await sql`
      select sys_note_files(c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not in (${sql.join(unread)})`.execute(db)
    for (const table of ofForms) {
      await sql`
        create trigger announce_change after insert or update or delete on ${sql.table(table)}
        for each statement execute function sys_announce_change(${sql.lit(table)})`.execute(db)
      await sql`
        create trigger announce_truncation after truncate on ${sql.table(table)}
        for each statement execute function sys_announce_change('everything')`.execute(db)
    }
    // The fields of a form are noted with the form.
    await sql`
      insert into sys_file_reference (file_id, table_name, record_id, column_name)
      select named.file_id, 'onl_cgform_head', field.cgform_head_id, 'fields'
      from sys_file_reference named join onl_cgform_field field on field.id = named.record_id
      where named.table_name = 'onl_cgform_field'
      on conflict do nothing`.execute(db)
    await sql`delete from sys_file_reference where table_name = 'onl_cgform_field'`.execute(db)
  },
}
