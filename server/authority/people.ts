import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isAmong, type RowsOf, rowsOf, toArray } from '../db/rowLists.ts'
import type { Connection } from '../db/schema.ts'
import { splitIds } from '../http/resource/remove.ts'
import { namesRealname } from './works.ts'

/** What the reach of somebody follows from: a person, or one that is imagined, such as who has one role alone. */
export interface Holder {
  /** Undefined for one that is imagined. */
  readonly id?: string
  readonly username?: string
  readonly realname?: string
  /** The tenants that they work in; none for people of the installation. */
  readonly tenants: readonly number[]
  readonly roles: readonly string[]
  /** Roles of departments that they belong to. */
  readonly departRoles: readonly string[]
  /** The departments that they belong to. */
  readonly departs: readonly string[]
  /** The departments that they are in charge of, without those below. */
  readonly inChargeOf: readonly string[]
  /** What they hold by no role; only for who is imagined. */
  readonly nodes?: readonly string[]
  /** Whether this one stands for everybody, whatever they are called and wherever they belong. */
  readonly isEverybody?: boolean
  /** The departments that lend them all that their roles may grant. */
  readonly pools?: readonly string[]
  readonly codes?: readonly string[]
  readonly addresses?: readonly string[]
}

/** The identity of who is in charge of departments (wire contract 1.6). */
const superior = 2

/** What is read to know what people have, those in the recycle bin too. */
export const listPeople = (ids: readonly string[]) => ({
  users: rowsOf(
    'sysUser',
    ['id', 'username', 'realname', 'relTenantIds', 'userIdentity', 'departIds'],
    isAmong('id', ids),
  ),
  rolesOfUsers: rowsOf('sysUserRole', ['userId', 'roleId'], isAmong('userId', ids)),
  departsOfUsers: rowsOf('sysUserDepart', ['userId', 'depId'], isAmong('userId', ids)),
  departRolesOfUsers: rowsOf(
    'sysDepartRoleUser',
    ['userId', 'droleId'],
    sql`${isAmong('userId', ids)} and ${isOfMember}`,
  ),
})

/** Says what people have by what was read. */
export function toPeople(read: RowsOf<ReturnType<typeof listPeople>>): readonly Holder[] {
  const roles = Map.groupBy(read.rolesOfUsers, byUser)
  const departs = Map.groupBy(read.departsOfUsers, byUser)
  const departRoles = Map.groupBy(read.departRolesOfUsers, byUser)
  return read.users.map(({ id, username, realname, relTenantIds, userIdentity, departIds }) => ({
    id,
    username,
    realname: realname ?? '',
    tenants: splitTenants(relTenantIds),
    roles: (roles.get(id) ?? []).map(({ roleId }) => roleId),
    departRoles: (departRoles.get(id) ?? []).map(({ droleId }) => droleId),
    departs: (departs.get(id) ?? []).map(({ depId }) => depId),
    inChargeOf: userIdentity === superior ? splitIds(departIds ?? '') : [],
  }))
}

/** The tenants of an account, as it names them. */
export const splitTenants = (relTenantIds: string | null): readonly number[] =>
  splitIds(relTenantIds ?? '').flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []))

const byUser = ({ userId }: { readonly userId: string }): string => userId

/** Who left a department has none of its roles any more, whatever is stored. */
const isOfMember = sql`exists (
  select 1 from "sys_depart_role" role
  join "sys_user_depart" member on member.dep_id = role.depart_id and member.user_id = "sys_depart_role_user".user_id
  where role.id = "sys_depart_role_user".drole_id
)`

/** Whose rights hang on something, besides people who are named. */
export interface Circle {
  readonly roles: readonly string[]
  readonly departRoles: readonly string[]
  readonly departs: readonly string[]
  readonly tenants?: readonly string[]
}

/** Whether some rule fulfils a condition, at a node or at a form. */
const hasRule = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`(
  exists (select 1 from (select rule_value, rule_conditions as operator from "sys_permission_data_rule") rules where ${condition})
  or exists (select 1 from (select rule_value, rule_operator as operator from "onl_auth_data") rules where ${condition})
)`

/** Rules that compare accounts, and leave to somebody more than their own records or less. */
const tellsAccounts = sql<SqlBool>`rule_value ~* 'sys_?user_?(code|id)' and (
  lower(trim(operator)) not in ('=', '==', 'eq', 'eq_with_add', 'eqwithadd', 'in', 'elem_match', 'elemmatch', 'ele_match')
  or rule_value !~ '^\\s*#\\{\\w+\\}\\s*$'
)`

/**
 * One person for each way to be among those whose rights hang on some roles and departments: of people with the same
 * roles, departments and tenants one is enough, as their reach is the same before a change of what hangs on these, and
 * after it.
 */
export async function findRepresentatives(
  db: Connection,
  { roles, departRoles, departs, tenants = [] }: Circle,
): Promise<string[]> {
  if (roles.length + departRoles.length + departs.length + tenants.length === 0) return []
  const { rows } = await sql<{ readonly id: string }>`
    with concerned as (
      select user_id from "sys_user_role" where role_id = any(${toArray(roles)})
      union select user_id from "sys_depart_role_user" where drole_id = any(${toArray(departRoles)})
      union select user_id from "sys_user_depart" where dep_id = any(${toArray(departs)})
      union select id from "sys_user" where user_identity = 2
        and string_to_array(replace(coalesce(depart_ids, ''), ' ', ''), ',') && ${toArray(departs)}
      union select id from "sys_user"
        where string_to_array(replace(coalesce(rel_tenant_ids, ''), ' ', ''), ',') && ${toArray(tenants)}
    )
    select min(person.id) as id from concerned join "sys_user" person on person.id = concerned.user_id
    group by
      (select string_agg(role_id, ',' order by role_id) from "sys_user_role" where user_id = person.id),
      (select string_agg(drole_id, ',' order by drole_id) from "sys_depart_role_user" where user_id = person.id),
      (select string_agg(dep_id, ',' order by dep_id) from "sys_user_depart" where user_id = person.id),
      (select string_agg(auth_id, ',' order by auth_id) from "onl_auth_relation" where role_id = person.id and auth_mode = 'user'),
      case when person.user_identity = 2 then person.depart_ids end,
      case when ${hasRule(sql`rule_value ~* 'sys_?user_?name'`)} or ${namesRealname} then person.realname end,
      case when ${hasRule(tellsAccounts)} then person.id end,
      person.rel_tenant_ids`.execute(db)
  return rows.map(({ id }) => id)
}
