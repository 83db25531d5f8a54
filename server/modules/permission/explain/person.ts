import { createError, createFailure } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import { findRows } from '../../../db/rows.ts'
import type { Connection } from '../../../db/schema.ts'
import {
  type AccessCodes,
  type CurrentUser,
  everyTenant,
  findOwnTenant,
  noTenant,
  readAccessCodes,
  type SignedInCall,
  splitCodes,
  toShownText,
  type Viewer,
  withoutCodes,
} from '../../../http/index.ts'
import { narrowRecords } from '../../../http/resource/index.ts'
import { type RoleIds, selectNamedRoles } from '../../role/namedRoles.ts'
import { users } from '../../user/resource.ts'
import { explainMessages } from './messages.ts'

/** Somebody whose permissions are explained, as the server would see them. */
export interface Person {
  readonly viewer: Viewer
  readonly codes: AccessCodes
  /** The codes that nobody has while the server's settings turn them off. */
  readonly turnedOff: ReadonlySet<string>
  readonly roles: readonly { readonly id: string; readonly roleName: string; readonly roleCode: string }[]
  /** The ids of the roles that may be named to who asks. */
  readonly namedRoles: RoleIds
  /** The names of the roles by which they hold a node; one that may not be named is three dots. */
  grantors(permissionId: string): readonly string[]
}

/**
 * A user whom the caller sees, by id or user name, those in the recycle bin last; throws for nobody. They are looked at as
 * they work in a tenant: the one that is asked for, and where none is, the one in which they work who name none. Only who
 * looks after all tenants asks about another than that of the call.
 */
export async function getPerson(call: SignedInCall, named: string, requested: number): Promise<Person> {
  const isEverywhere = (await call.access()).has(everyTenant)
  if (!isEverywhere && requested !== noTenant && requested !== call.tenantId) throw createError('forbidden')
  const person = await findPerson(call, named, async (user) => {
    if (!isEverywhere) return call.tenantId
    return requested === noTenant ? ((await findOwnTenant(call.db, user)) ?? noTenant) : requested
  })
  if (person === undefined) throw createFailure(explainMessages.unknownUser)
  return person
}

async function findPerson(
  call: SignedInCall,
  named: string,
  toTenant: (user: CurrentUser) => Promise<number>,
): Promise<Person | undefined> {
  const { db } = call
  const people = await narrowRecords(users.model, toDynamic(db).selectFrom(users.model.table), call)
  const row = await db
    .selectFrom('sysUser')
    .selectAll()
    .where('id', 'in', people.select('id').$castTo<{ id: string }>())
    .where((build) => build.or([build('id', '=', named), build('username', '=', named)]))
    .orderBy('delFlag')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { password: _, ...user }: CurrentUser & { readonly password: string } = row
  const { turnedOff } = call.services
  const tenantId = await toTenant(user)
  const codes = withoutCodes(await readAccessCodes(db, user.id, tenantId), turnedOff)
  const namedRoles = await selectNamedRoles(call)
  const roles = await db
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select([
      'sysRole.id',
      'sysRole.roleCode',
      toShownText('roleName', 'roleName', call.language, 'sysRole').as('roleName'),
    ])
    .where('sysUserRole.userId', '=', user.id)
    .where('sysRole.id', 'in', namedRoles)
    .orderBy('sysRole.roleCode')
    .execute()
  const granted = await findRows(db, 'sysGrantedPermission', { userId: user.id, tenantId: [noTenant, tenantId] }, [
    ...(['permissionId', 'roleId', 'roleName', 'source'] as const),
  ])
  const shown = new Set(roles.map(({ id }) => id))
  const toName = ({ roleId, roleName, source }: (typeof granted)[number]): string =>
    source === 'depart' || shown.has(roleId) ? roleName : '…'
  const byNode = Map.groupBy(granted, ({ permissionId }) => permissionId)
  return {
    viewer: { user, tenantId, db, installationZone: call.config.timeZone, access: async () => codes },
    codes,
    turnedOff,
    roles,
    namedRoles,
    grantors: (permissionId) => [...new Set((byNode.get(permissionId) ?? []).map(toName))],
  }
}

/** The nodes that carry an access code, with the roles that grant each to anybody. */
export async function findNodesOfCode({ viewer: { db }, namedRoles }: Person, code: string) {
  const nodes = await db
    .selectFrom('sysPermission')
    .select(['id', 'perms', 'status'])
    .where('perms', 'like', `%${code}%`)
    .where('delFlag', '=', 0)
    .execute()
  const found = nodes.filter(({ perms }) => splitCodes(perms).includes(code))
  return {
    nodes: found,
    roles: await readRolesOf(
      db,
      found.map(({ id }) => id),
      namedRoles,
    ),
  }
}

/** The names of the roles that grant one of some nodes. */
export async function readRolesOf(
  db: Connection,
  permissionIds: readonly string[],
  namedRoles: RoleIds,
): Promise<readonly string[]> {
  if (permissionIds.length === 0) return []
  const rows = await db
    .selectFrom('sysRolePermission')
    .innerJoin('sysRole', 'sysRole.id', 'sysRolePermission.roleId')
    .select('sysRole.roleName')
    .distinct()
    .where('sysRolePermission.permissionId', 'in', permissionIds)
    .where('sysRole.id', 'in', namedRoles)
    .orderBy('sysRole.roleName')
    .execute()
  return rows.map(({ roleName }) => roleName)
}
