import { createFailure } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { type GrantChange, toDifference, writeGrants } from '../permission/grantChange.ts'
import { findBindingRules } from '../permission/rolePermissions.ts'
import { pickSeen } from '../permission/seenPermissions.ts'
import { departRoleMessages } from './messages.ts'
import { readPool } from './pool.ts'
import { findRoleDepart } from './roles.ts'

/** The ids of the nodes that some roles of departments grant. */
export async function readDepartRolePermissionIds(
  db: Connection,
  roleIds: readonly string[],
): Promise<readonly string[]> {
  if (roleIds.length === 0) return []
  const rows = await db
    .selectFrom('sysDepartRolePermission')
    .select('permissionId')
    .distinct()
    .where('roleId', 'in', roleIds)
    .execute()
  return rows.map((row) => row.permissionId)
}

/**
 * Gives a role of a department the nodes that are wanted and were not seen, and takes those away that were seen and are
 * not wanted (wire contract 1.5). It grants only what its department holds, under the rules that bind who grants it.
 */
export function saveDepartRolePermissions(call: SignedInCall, roleId: string, change: GrantChange): Promise<void> {
  const { added, removed } = toDifference(change)
  return withTransaction(call, async (inner) => {
    const departId = await findRoleDepart(inner, roleId)
    const pool = new Set(await pickSeen(inner, await readPool(inner.db, departId)))
    if (added.some((id) => !pool.has(id))) throw createFailure(departRoleMessages.notHeld)
    const table = { table: 'sysDepartRolePermission', owner: { roleId }, granted: 'permissionId' }
    const toRules = await findBindingRules(inner)
    const extra = (id: string) => ({ departId, ...toRules(id) })
    await writeGrants(inner.db, { ...table, extra }, { added, removed })
    await logOperation(inner, {
      type: 'edit',
      content: texts('部门角色授权', 'Department role permissions changed', '部門角色授權'),
      values: { roleId, added, removed },
    })
  })
}
