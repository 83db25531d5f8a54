import { type Kysely, sql } from 'kysely'

/** Tables of which every process keeps what it read, whoever it is for. */
const shared = [
  'sys_role',
  'sys_role_permission',
  'sys_permission',
  'sys_permission_data_rule',
  'sys_depart',
  'sys_depart_role',
  'sys_depart_role_permission',
  'sys_tenant',
  'sys_setting',
  'sys_dict',
  'sys_dict_item',
  'sys_page',
]

/** Tables whose rows belong to one user, by the column that says to whom, and which changes of a row matter. */
const ofUsers = [
  { table: 'sys_user', column: 'id', events: 'update or delete' },
  { table: 'sys_user_role', column: 'user_id', events: 'insert or update or delete' },
  { table: 'sys_user_depart', column: 'user_id', events: 'insert or update or delete' },
  { table: 'sys_depart_role_user', column: 'user_id', events: 'insert or update or delete' },
  { table: 'sys_session', column: 'user_id', events: 'delete' },
]

/**
 * The database announces the changes of what calls are decided by, whatever code makes them and by whatever way, so that
 * processes can keep what they read. The announcement comes with the commit.
 */
export const changeNotices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create function sys_announce_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('pagewright_changes', tg_argv[0]);
        return null;
      end
      $$`.execute(db)
    await sql`
      create function sys_announce_user_change() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform pg_notify('pagewright_changes', 'user:' || (to_jsonb(old) ->> tg_argv[0]));
        end if;
        if tg_op <> 'DELETE' then
          perform pg_notify('pagewright_changes', 'user:' || (to_jsonb(new) ->> tg_argv[0]));
        end if;
        return null;
      end
      $$`.execute(db)
    for (const table of shared)
      await sql`
        create trigger announce_change after insert or update or delete on ${sql.table(table)}
        for each statement execute function sys_announce_change(${sql.lit(table)})`.execute(db)
    for (const { table, column, events } of ofUsers)
      await sql`
        create trigger announce_change after ${sql.raw(events)} on ${sql.table(table)}
        for each row execute function sys_announce_user_change(${sql.lit(column)})`.execute(db)
    // A session that is only prolonged stays what it is.
    await sql`
      create trigger announce_update after update on sys_session for each row
      when (
        old.user_id <> new.user_id or old.token_hash <> new.token_hash
        or new.expires_at < old.expires_at or new.last_seen_at < old.last_seen_at
      )
      execute function sys_announce_user_change('user_id')`.execute(db)
    for (const table of [...shared, ...ofUsers.map((each) => each.table)])
      await sql`
        create trigger announce_truncation after truncate on ${sql.table(table)}
        for each statement execute function sys_announce_change('everything')`.execute(db)
  },
}
