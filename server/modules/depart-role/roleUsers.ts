import { createFailure } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { requireVisible, selectVisible } from '../../http/resource/index.ts'
import { readReach, requireReach } from '../depart/reach.ts'
import { type GrantChange, toDifference, writeGrants } from '../permission/grantChange.ts'
import { users } from '../user/resource.ts'
import { departRoleMessages } from './messages.ts'
import { departRoles, roleReach } from './roles.ts'

/**
 * Gives a member of departments some of their roles and takes others (wire contract 1.5, `deptRoleUserAdd`).
 */
export function saveRolesOfMember(call: SignedInCall, userId: string, change: GrantChange): Promise<void> {
  const { added, removed } = toDifference(change)
  return withTransaction(call, async (inner) => {
    await requireVisible(users.model, inner, [userId])
    const departs = await readRoleDeparts(inner, [...added, ...removed])
    requireReach(await readReach(inner, roleReach), [...departs.values()])
    await requireMember(
      inner,
      userId,
      added.map((id) => departs.get(id) ?? ''),
    )
    await writeGrants(
      inner.db,
      { table: 'sysDepartRoleUser', owner: { userId }, granted: 'droleId' },
      { added, removed },
    )
    await logOperation(inner, {
      type: 'edit',
      content: texts('分配部门角色', 'Department roles assigned', '分配部門角色'),
      values: { userId, added, removed },
    })
  })
}

/** The department of each role; throws when one is not there. */
async function readRoleDeparts(call: SignedInCall, roleIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (roleIds.length === 0) return new Map()
  const visible = await selectVisible(departRoles.model, call)
  const roles = await visible
    .select(['id', 'departId'])
    .$castTo<{ id: string; departId: string }>()
    .where('id', 'in', roleIds)
    .execute()
  if (roles.length < new Set(roleIds).size) throw createFailure(departRoleMessages.unknownRole)
  return new Map(roles.map(({ id, departId }) => [id, departId]))
}

async function requireMember(call: SignedInCall, userId: string, departIds: readonly string[]): Promise<void> {
  if (departIds.length === 0) return
  const memberships = await findRows(call.db, 'sysUserDepart', { userId, depId: departIds }, ['depId'])
  if (memberships.length < new Set(departIds).size) throw createFailure(departRoleMessages.noMember)
}
