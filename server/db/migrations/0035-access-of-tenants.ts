import { type Kysely, sql } from 'kysely'

/** What a role grants, it grants in its own tenant; a role of the installation grants wherever its holder works. */
export const accessOfTenants = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create or replace view sys_granted_permission as
      select mine.user_id, theirs.permission_id, theirs.data_rule_ids, role.id as role_id, role.role_name, 'role' as source,
        role.tenant_id
      from sys_user_role mine
      join sys_role role on role.id = mine.role_id
      join sys_role_permission theirs on theirs.role_id = role.id
      union all
      select mine.user_id, theirs.permission_id, theirs.data_rule_ids, role.id, role.role_name, 'depart', depart.tenant_id
      from sys_depart_role_user mine
      join sys_depart_role role on role.id = mine.drole_id
      join sys_depart depart on depart.id = role.depart_id and depart.del_flag = 0 and depart.status = '1'
      join sys_user_depart member on member.dep_id = depart.id and member.user_id = mine.user_id
      join sys_depart_role_permission theirs on theirs.role_id = role.id`.execute(db)
    await sql`drop function sys_read_access(text, text)`.execute(db)
    await sql`
      create function sys_read_access(person text, administrator text, tenant integer)
      returns table (is_admin boolean, codes json, rules json)
      language plpgsql stable set enable_seqscan = off as $$
      #variable_conflict use_column
      begin
        return query
          with granted as (
            select perms, url, permission.id, role_name, data_rule_ids, permission.status
            from sys_granted_permission held join sys_permission permission on permission.id = held.permission_id
            where held.user_id = person and held.tenant_id in (0, tenant) and permission.del_flag = 0
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
