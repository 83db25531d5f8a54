import { type Kysely, sql } from 'kysely'

/** Department roles grant too: in open departments, to who still is a member of them. */
export const grantedPermissions = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create or replace view sys_granted_permission as
      select mine.user_id, theirs.permission_id, theirs.data_rule_ids, role.id as role_id, role.role_name, 'role' as source
      from sys_user_role mine
      join sys_role role on role.id = mine.role_id
      join sys_role_permission theirs on theirs.role_id = role.id
      union all
      select mine.user_id, theirs.permission_id, theirs.data_rule_ids, role.id, role.role_name, 'depart'
      from sys_depart_role_user mine
      join sys_depart_role role on role.id = mine.drole_id
      join sys_depart depart on depart.id = role.depart_id and depart.del_flag = 0 and depart.status = '1'
      join sys_user_depart member on member.dep_id = depart.id and member.user_id = mine.user_id
      join sys_depart_role_permission theirs on theirs.role_id = role.id`.execute(db)
  },
}
