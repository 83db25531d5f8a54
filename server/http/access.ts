import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'
import type { GrantedRule } from './rules/grantedRules.ts'

/** Who may use a route; there is no default, so that nothing is open by forgetting. */
export type Access =
  | { readonly kind: 'anonymous'; readonly why: string }
  | { readonly kind: 'signedIn'; readonly why: string }
  | { readonly kind: 'code'; readonly codes: readonly [string, ...string[]] }

/** Everybody, signed in or not; the reason is read by reviewers. */
export function anonymous<const W extends string>(why: W): { readonly kind: 'anonymous'; readonly why: W } {
  return { kind: 'anonymous', why }
}

/** Every signed-in user; the reason is read by reviewers. */
export function signedIn<const W extends string>(why: W): { readonly kind: 'signedIn'; readonly why: W } {
  return { kind: 'signedIn', why }
}

/** Users who have the access code, or any one of several. */
export function code(...codes: [string, ...string[]]): {
  readonly kind: 'code'
  readonly codes: readonly [string, ...string[]]
} {
  return { kind: 'code', codes }
}

/** The access codes and rules of one user at one moment. */
export interface AccessCodes {
  /** True for who has the role `admin`, which has every code. */
  readonly isAdmin: boolean
  readonly codes: ReadonlySet<string>
  /** The valid rules on records that their roles chose, each once; administrators are bound by none. */
  readonly rules: readonly GrantedRule[]
  has(code: string): boolean
}

/** The role code that has every access code. */
export const administratorRole = 'admin'

/** The codes that a permission row grants; a row may name several, separated by commas (specification 3). */
export function splitCodes(perms: string | null): readonly string[] {
  return (perms ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Reads what a user may do through their roles, in one question; read per request, so that a change holds at once
 * everywhere.
 */
export async function readAccessCodes(db: Connection, userId: string): Promise<AccessCodes> {
  const { rows } = await sql<AccessRow>`
    with granted as (
      select perms, url, permission.id, role_name, data_rule_ids, permission.status
      from sys_granted_permission held join sys_permission permission on permission.id = held.permission_id
      where held.user_id = ${userId} and permission.del_flag = 0
    )
    select
      exists (
        select 1 from sys_user_role mine join sys_role role on role.id = mine.role_id
        where mine.user_id = ${userId} and role.role_code = ${administratorRole}
      ) as is_admin,
      (select json_agg(distinct perms) from granted where status = '1' and perms is not null) as codes,
      (
        select json_agg(json_build_object(
          'id', rule.id, 'permissionId', rule.permission_id, 'ruleName', rule_name, 'ruleColumn', rule_column,
          'ruleConditions', rule_conditions, 'ruleValue', rule_value, 'perms', perms, 'url', url, 'roleName', role_name
        ) order by rule.id)
        from granted join sys_permission_data_rule rule on rule.permission_id = granted.id
        where rule.status = '1' and rule.id = any(string_to_array(replace(granted.data_rule_ids, ' ', ''), ','))
      ) as rules`.execute(db)
  const { isAdmin, codes: perms, rules } = rows[0] ?? { isAdmin: false, codes: null, rules: null }
  const codes = new Set((perms ?? []).flatMap(splitCodes))
  return { isAdmin, codes, rules: toGrantedRules(rules ?? []), has: (wanted) => isAdmin || codes.has(wanted) }
}

/** What a user may do while some codes are turned off for everybody, administrators too. */
export function withoutCodes(held: AccessCodes, off: ReadonlySet<string>): AccessCodes {
  if (off.size === 0) return held
  return { ...held, codes: held.codes.difference(off), has: (wanted) => !off.has(wanted) && held.has(wanted) }
}

interface AccessRow {
  readonly isAdmin: boolean
  readonly codes: readonly string[] | null
  readonly rules: readonly RuleRow[] | null
}

type RuleRow = Omit<GrantedRule, 'codes' | 'by'> & { readonly perms: string | null; readonly roleName: string }

/** Several roles may have chosen the same rule. */
function toGrantedRules(rows: readonly RuleRow[]): readonly GrantedRule[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { perms, roleName: _, ...rule } = first
    return [{ ...rule, codes: splitCodes(perms), by: [...new Set(same.map(({ roleName }) => roleName))] }]
  })
}

/** An access that has a user: the calls of a resource name who made them. */
export type UserAccess = Exclude<Access, { readonly kind: 'anonymous' }>
