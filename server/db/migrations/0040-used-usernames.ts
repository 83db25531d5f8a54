import { type Kysely, sql } from 'kysely'
import { keepColumnValues } from './keepColumnValues.ts'

/**
 * Records name their authors by user names, so a name stays that of the account which had it first, when that one lies in
 * the recycle bin or is gone. The database keeps the names of all accounts, whoever adds them, and begins with those that
 * are there and those that records, versions and the log of operations still name.
 */
export const usedUsernames = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`create table sys_used_username (username text primary key)`.execute(db)
    await sql`create index sys_used_username_lower on sys_used_username (lower(username))`.execute(db)
    await sql`
      insert into sys_used_username (username)
      select username from sys_user
      union select data_content ->> 'username' from sys_data_log
        where data_table = 'sys_user' and data_content ->> 'username' is not null
      union select username from sys_log where log_type = 2 and userid is not null and username is not null`.execute(db)
    await keepColumnValues(db, { column: 'create_by', table: 'sys_used_username', name: 'username' })
    await sql`
      create function sys_keep_username() returns trigger language plpgsql as $$
      begin
        insert into sys_used_username (username) values (new.username) on conflict do nothing;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger keep_username after insert or update of username on sys_user
      for each row execute function sys_keep_username()`.execute(db)
  },
}
