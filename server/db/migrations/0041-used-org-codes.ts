import { type Kysely, sql } from 'kysely'
import { keepColumnValues } from './keepColumnValues.ts'

/**
 * Records keep the code of the department in which they were made, so a code stays that of the department that had it
 * first, when that one stands elsewhere or is gone: what its people may read by the code is nobody else's. The database
 * keeps the codes of all departments, and begins with those that are there and those that records and versions still name.
 */
export const usedOrgCodes = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`create table sys_used_org_code (org_code text primary key)`.execute(db)
    await sql`
      insert into sys_used_org_code (org_code)
      select org_code from sys_depart where org_code is not null
      union select data_content ->> 'orgCode' from sys_data_log
        where data_table = 'sys_depart' and data_content ->> 'orgCode' is not null`.execute(db)
    await keepColumnValues(db, { column: 'sys_org_code', table: 'sys_used_org_code', name: 'org_code' })
    await sql`
      create function sys_keep_org_code() returns trigger language plpgsql as $$
      begin
        if new.org_code is not null then
          insert into sys_used_org_code (org_code) values (new.org_code) on conflict do nothing;
        end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger keep_org_code after insert or update of org_code on sys_depart
      for each row execute function sys_keep_org_code()`.execute(db)
  },
}
