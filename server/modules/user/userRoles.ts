import { createError, createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { deleteRows, findRows, insertMissing } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { administratorRole, readAccessCodes, type SignedInCall, type Viewer } from '../../http/index.ts'
import { selectVisible, touchRecords } from '../../http/resource/index.ts'
import { selectNamedRoles } from '../role/namedRoles.ts'
import { roles } from '../role/resource.ts'
import { requireAdministratorBeside } from './authority.ts'

const unknownRole = { zh: '角色不存在', en: 'There is no such role.', tw: '角色不存在' }

/** The roles of a user are written with the record of the user. */
const userTable = { table: 'sysUser' }

/** The ids of the roles that a user has. */
async function readRoleIds(db: Connection, userId: string): Promise<readonly string[]> {
  const rows = await findRows(db, 'sysUserRole', { userId }, ['roleId'])
  return rows.map((row) => row.roleId)
}

/** Those of them that may be named to a viewer. */
export async function readNamedRoleIds(viewer: Viewer, userId: string): Promise<readonly string[]> {
  const rows = await viewer.db
    .selectFrom('sysUserRole')
    .select('roleId')
    .where('userId', '=', userId)
    .where('roleId', 'in', await selectNamedRoles(viewer))
    .execute()
  return rows.map((row) => row.roleId)
}

/**
 * Gives a user exactly these of the roles that may be named to the caller; the others stay. Only differences count: who
 * sends the present roles back needs no right to change them.
 */
export async function setUserRoles(call: SignedInCall, userId: string, wanted: readonly string[]): Promise<void> {
  const present = await readNamedRoleIds(call, userId)
  const added = wanted.filter((id) => !present.includes(id))
  const removed = present.filter((id) => !wanted.includes(id))
  if (added.length === 0 && removed.length === 0) return
  const { has } = await readAccessCodes(call.db, call.user.id, call.tenantId)
  if (!has('user:roles')) throw createError('forbidden')
  await requireOwnRoles(call, [...added, ...removed])
  for (const roleId of added) await giveRole(call, roleId, [userId])
  for (const roleId of removed) await takeRole(call, roleId, [userId])
}

/** Gives a role to users who lack it. The caller has to hold it, or be an administrator (wire contract 5, A6). */
export async function giveRole(call: SignedInCall, roleId: string, userIds: readonly string[]): Promise<void> {
  await requireOwnRoles(call, [roleId])
  const grants = userIds.map((userId) => ({ id: createId(), userId, roleId }))
  await insertMissing(call.db, 'sysUserRole', grants, ['userId', 'roleId'])
  await touchRecords(call.db, userTable, userIds)
}

/** Takes a role from users. The caller has to hold it, or be an administrator. */
export async function takeRole(call: SignedInCall, roleId: string, userIds: readonly string[]): Promise<void> {
  const [role] = await requireOwnRoles(call, [roleId])
  if (role?.roleCode === administratorRole) await requireAdministratorBeside(call.db, userIds)
  await deleteRows(call.db, 'sysUserRole', { roleId, userId: userIds })
  await touchRecords(call.db, userTable, userIds)
}

async function requireOwnRoles(
  call: SignedInCall,
  roleIds: readonly string[],
): Promise<readonly { readonly id: string; readonly roleCode: string }[]> {
  const wanted = [...new Set(roleIds)]
  const visible = await selectVisible(roles.model, call)
  const found = await visible
    .select(['id', 'roleCode'])
    .$castTo<{ id: string; roleCode: string }>()
    .where('id', 'in', wanted)
    .execute()
  if (found.length < wanted.length) throw createFailure(unknownRole)
  const { isAdmin } = await readAccessCodes(call.db, call.user.id, call.tenantId)
  const own = isAdmin ? wanted : await readRoleIds(call.db, call.user.id)
  if (wanted.some((id) => !own.includes(id))) throw createError('forbidden')
  return found
}
