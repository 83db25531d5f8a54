import { type Kysely, sql } from 'kysely'

/**
 * The function behind the triggers of live tables: it announces which rows a statement wrote, whatever code made it. The
 * announcement comes with the commit, and none comes of what is rolled back. Of more than a hundred rows, and of ids too
 * long for an announcement, it says only that there are some.
 */
export const liveTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create function sys_announce_rows() returns trigger language plpgsql as $$
      declare
        ids jsonb;
        message text;
      begin
        select jsonb_agg(id) into ids from (select id from written limit 101) some_of_them;
        if ids is null then
          return null;
        end if;
        message := jsonb_build_object('table', tg_table_name, 'kind', tg_argv[0], 'ids', ids)::text;
        if jsonb_array_length(ids) > 100 or octet_length(message) > 7000 then
          message := jsonb_build_object('table', tg_table_name)::text;
        end if;
        perform pg_notify('pagewright_rows', message);
        return null;
      end
      $$`.execute(db)
  },
}
