import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { requireDeparts } from '../depart/members.ts'
import { type GrantChange, toDifference, writeGrants } from '../permission/grantChange.ts'
import { findBindingRules, requirePermissions } from '../permission/rolePermissions.ts'

/** The ids of the nodes that a department holds: the pool from which its roles may grant. */
export async function readPool(db: Connection, departId: string): Promise<readonly string[]> {
  const rows = await findRows(db, 'sysDepartPermission', { departId }, ['permissionId'])
  return rows.map((row) => row.permissionId)
}

/**
 * Gives a department the nodes that are wanted and were not seen, and takes those away that were seen and are not wanted
 * (wire contract 1.5). What a department loses, its roles lose by the references of the database.
 */
export function savePool(call: SignedInCall, departId: string, change: GrantChange): Promise<void> {
  const { added, removed } = toDifference(change)
  return withTransaction(call, async (inner) => {
    await requireDeparts(inner, [departId])
    await requirePermissions(inner, change.wanted)
    const extra = await findBindingRules(inner)
    const table = { table: 'sysDepartPermission', owner: { departId }, granted: 'permissionId', extra }
    await writeGrants(inner.db, table, { added, removed })
    await logOperation(inner, {
      type: 'edit',
      content: texts('部门授权', 'Department permissions changed', '部門授權'),
      values: { departId, added, removed },
    })
  })
}
