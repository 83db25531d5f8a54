import type { Connection } from '../db/schema.ts'

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

/** The access codes of one user at one moment. */
export interface AccessCodes {
  /** True for who has the role `admin`, which has every code. */
  readonly isAdmin: boolean
  readonly codes: ReadonlySet<string>
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

/** Reads the access codes of a user through the roles; read per request, so that a change holds at once everywhere. */
export async function readAccessCodes(db: Connection, userId: string): Promise<AccessCodes> {
  const roles = await db
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select('sysRole.roleCode')
    .where('sysUserRole.userId', '=', userId)
    .execute()
  const isAdmin = roles.some((role) => role.roleCode === administratorRole)
  const granted = await db
    .selectFrom('sysPermission')
    .innerJoin('sysRolePermission', 'sysRolePermission.permissionId', 'sysPermission.id')
    .innerJoin('sysUserRole', 'sysUserRole.roleId', 'sysRolePermission.roleId')
    .select('sysPermission.perms')
    .distinct()
    .where('sysUserRole.userId', '=', userId)
    .where('sysPermission.delFlag', '=', 0)
    .where('sysPermission.status', '=', '1')
    .where('sysPermission.perms', 'is not', null)
    .execute()
  const codes = new Set(granted.flatMap((row) => splitCodes(row.perms)))
  return { isAdmin, codes, has: (wanted) => isAdmin || codes.has(wanted) }
}

/** An access that has a user: the calls of a resource name who made them. */
export type UserAccess = Exclude<Access, { readonly kind: 'anonymous' }>
