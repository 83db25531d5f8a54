import { sql } from 'kysely'
import { isWholeNode, joinGrants, type NodeGrant } from '../online/operations/operationCodes.ts'
import { splitCodes } from './access.ts'
import { noTenant } from './tenant.ts'
import type { Viewer } from './viewer.ts'

/** What the nodes of the menu that lead to one of some addresses give a person by their roles (wire contract 5 A9). */
export async function readNodeGrant(
  { db, user, tenantId }: Pick<Viewer, 'db' | 'user' | 'tenantId'>,
  addresses: readonly string[],
): Promise<NodeGrant> {
  if (addresses.length === 0) return 'none'
  const nodes = await db
    .selectFrom('sysGrantedPermission as held')
    .innerJoin('sysPermission as node', 'node.id', 'held.permissionId')
    .select([
      'node.perms',
      sql<string | null>`(
        select string_agg(button.perms, ',') from sys_permission button
        where button.parent_id = node.id and button.menu_type = 2 and button.del_flag = 0
      )`.as('buttons'),
    ])
    .where('held.userId', '=', user.id)
    .where('held.tenantId', 'in', [noTenant, tenantId])
    .where('node.delFlag', '=', 0)
    .where('node.status', '=', '1')
    .where('node.url', 'in', [...addresses])
    .execute()
  return joinGrants(
    nodes.map(({ perms, buttons }) => ({ isWhole: isWholeNode(splitCodes(perms), splitCodes(buttons)) })),
  )
}
