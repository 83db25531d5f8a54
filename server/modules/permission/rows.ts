import type { Selectable } from 'kysely'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SysPermissionTable } from '../../db/tables/permission.ts'
import { type Language, noTenant, type SignedInCall } from '../../http/index.ts'
import { markChildren, selectVisibleIds } from '../../http/resource/index.ts'
import { nodeModel } from './nodeRecords.ts'

/** A menu node or button as the database has it. */
export type PermissionRow = Selectable<SysPermissionTable>

/** Button nodes carry access codes only; the others are entries of the menu. */
export function isButton(row: Pick<PermissionRow, 'menuType'>): boolean {
  return row.menuType === 2
}

/** The name in the language of the call; what a person typed shows as typed. */
export function toName(row: Pick<PermissionRow, 'name' | 'names'>, language: Language): string {
  return row.names?.[language] ?? row.name
}

/** All nodes in the order of the menu. */
export function readPermissions(db: Connection): Promise<readonly PermissionRow[]> {
  return findRows(db, 'sysPermission', { delFlag: 0 }, undefined, ['sortNo', 'createTime', 'id'])
}

/** The nodes that a caller sees as records, in the same order, with marks that tell of no others. */
export async function readVisiblePermissions(call: SignedInCall): Promise<readonly PermissionRow[]> {
  const visible = await selectVisibleIds(nodeModel, call)
  const rows = await call.db
    .selectFrom('sysPermission')
    .selectAll()
    .where('delFlag', '=', 0)
    .where('id', 'in', visible)
    .orderBy('sortNo')
    .orderBy('createTime')
    .orderBy('id')
    .execute()
  return markChildren(nodeModel, call, rows)
}

/** The ids of the nodes that the roles of a user grant in a tenant, those of departments among them. */
export async function readGrantedIds(db: Connection, userId: string, tenantId: number): Promise<ReadonlySet<string>> {
  const rows = await findRows(db, 'sysGrantedPermission', { userId, tenantId: [noTenant, tenantId] }, ['permissionId'])
  return new Set(rows.map((row) => row.permissionId))
}
