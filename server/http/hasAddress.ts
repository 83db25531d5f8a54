import { noTenant } from './tenant.ts'
import type { Viewer } from './viewer.ts'

/** Whether the roles of a person grant a node of the menu that leads to one of some addresses (wire contract 5 A9). */
export async function hasAddress(
  { db, user, tenantId }: Pick<Viewer, 'db' | 'user' | 'tenantId'>,
  addresses: readonly string[],
): Promise<boolean> {
  if (addresses.length === 0) return false
  const found = await db
    .selectFrom('sysGrantedPermission as held')
    .innerJoin('sysPermission as node', 'node.id', 'held.permissionId')
    .select('node.id')
    .where('held.userId', '=', user.id)
    .where('held.tenantId', 'in', [noTenant, tenantId])
    .where('node.delFlag', '=', 0)
    .where('node.status', '=', '1')
    .where('node.url', 'in', [...addresses])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
