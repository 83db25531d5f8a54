import { type Kysely, sql } from 'kysely'

/** Writes of people who are not signed in are kept by their keys too: such a key belongs to no account. */
export const keysOfStrangers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table sys_idempotency_key drop constraint if exists sys_idempotency_key_user_id_fkey`.execute(db)
    await sql`
      create function sys_forget_keys() returns trigger language plpgsql as $$
      begin
        delete from sys_idempotency_key where user_id = old.id;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger forget_keys after delete on sys_user
      for each row execute function sys_forget_keys()`.execute(db)
  },
}
