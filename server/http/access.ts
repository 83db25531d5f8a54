import { sql } from 'kysely'
import { readCached } from '../db/changes.ts'
import type { CacheableRead } from '../db/readCache.ts'
import type { Connection } from '../db/schema.ts'
import type { GrantedRule } from './rules/grantedRules.ts'
import type { Session } from './session.ts'

/** Who may use a route; there is no default, so that nothing is open by forgetting. */
export type Access =
  | { readonly kind: 'anonymous'; readonly why: string }
  | { readonly kind: 'anyone'; readonly why: string }
  | { readonly kind: 'signedIn'; readonly why: string }
  | { readonly kind: 'code'; readonly codes: readonly [string, ...string[]] }

/** Everybody, signed in or not; the reason is read by reviewers. */
export function anonymous<const W extends string>(why: W): { readonly kind: 'anonymous'; readonly why: W } {
  return { kind: 'anonymous', why }
}

/**
 * Everybody, about records: who is signed in calls as themselves, in their tenant, and everybody else as a `stranger`. The
 * reason is read by reviewers.
 */
export function anyone<const W extends string>(why: W): { readonly kind: 'anyone'; readonly why: W } {
  return { kind: 'anyone', why }
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

/** What somebody may do who is not signed in. */
export const noAccess: AccessCodes = { isAdmin: false, codes: new Set(), rules: [], has: () => false }

/** The role code that has every access code. */
export const administratorRole = 'admin'

/** The codes that a permission row grants; a row may name several, separated by commas (specification 3). */
export function splitCodes(perms: string | null): readonly string[] {
  return (perms ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The tables that what a user is granted hangs on, besides those that say which roles the user has. */
export const grantTopics: readonly string[] = [
  'sys_role',
  'sys_role_permission',
  'sys_permission',
  'sys_permission_data_rule',
  'sys_depart',
  'sys_depart_role',
  'sys_depart_role_permission',
]

/**
 * Reads what a user may do in a tenant through their roles, in one query: a role of a tenant grants there alone, one of the
 * installation wherever they work. A change holds for the next call, in every process.
 */
export function readAccessCodes(db: Connection, userId: string, tenantId: number): Promise<AccessCodes> {
  return readCached(db, `access:${userId}:${tenantId}`, () => readAccess(db, userId, tenantId))
}

async function readAccess(db: Connection, userId: string, tenantId: number): Promise<CacheableRead<AccessCodes>> {
  const { rows } = await sql<AccessRow>`
    select is_admin, codes, rules from sys_read_access(${userId}, ${administratorRole}, ${tenantId}::integer)`.execute(
    db,
  )
  const value = toAccessCodes(rows[0])
  return {
    value,
    topics: [...grantTopics, `user:${userId}`],
    size: 2 + (value.codes.size + 4 * value.rules.length) / 16,
  }
}

/** The same within a transaction, by one statement with whether the session is still open; undefined where it is not. */
export async function readOpenAccess(
  transaction: Connection,
  { id, user }: Session,
  tenantId: number,
): Promise<AccessCodes | undefined> {
  const { rows } = await sql<AccessRow & { readonly isOpen: boolean }>`
    select is_admin, codes, rules, exists (
      select 1 from sys_session session join sys_user account on account.id = session.user_id
      where session.id = ${id} and session.expires_at > now() and account.del_flag = 0 and account.status = 1
    ) as is_open
    from sys_read_access(${user.id}, ${administratorRole}, ${tenantId}::integer)`.execute(transaction)
  return rows[0]?.isOpen === true ? toAccessCodes(rows[0]) : undefined
}

function toAccessCodes(row: AccessRow | undefined): AccessCodes {
  const { isAdmin, codes: perms, rules } = row ?? { isAdmin: false, codes: null, rules: null }
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

/** An access that has a user, who may be a stranger: the calls of a resource name who made them. */
export type UserAccess = Exclude<Access, { readonly kind: 'anonymous' }>
