import { type Kysely, sql } from 'kysely'

/**
 * What a user may do, by a function: every call of the server asks it, and a function keeps the plan of its query, which
 * takes ten times as long to make as to run. A plan that is kept must not hang on how small the tables were when it was
 * made: it goes by their indexes.
 */
export const accessFunction = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create function sys_read_access(person text, administrator text)
      returns table (is_admin boolean, codes json, rules json)
      language plpgsql stable set enable_seqscan = off as $$
      #variable_conflict use_column
      begin
        return query
          with granted as (
            select perms, url, permission.id, role_name, data_rule_ids, permission.status
            from sys_granted_permission held join sys_permission permission on permission.id = held.permission_id
            where held.user_id = person and permission.del_flag = 0
          )
          select
            exists (
              select 1 from sys_user_role mine join sys_role role on role.id = mine.role_id
              where mine.user_id = person and role.role_code = administrator
            ),
            (select json_agg(distinct perms) from granted where status = '1' and perms is not null),
            (
              select json_agg(json_build_object(
                'id', rule.id, 'permissionId', rule.permission_id, 'ruleName', rule_name, 'ruleColumn', rule_column,
                'ruleConditions', rule_conditions, 'ruleValue', rule_value, 'perms', perms, 'url', url,
                'roleName', role_name
              ) order by rule.id)
              from granted join sys_permission_data_rule rule on rule.permission_id = granted.id
              where rule.status = '1' and rule.id = any(string_to_array(replace(granted.data_rule_ids, ' ', ''), ','))
            );
      end
      $$`.execute(db)
  },
}
