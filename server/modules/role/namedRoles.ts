import type { Expression } from 'kysely'
import { toDynamic } from '../../db/dynamic.ts'
import type { Viewer } from '../../http/index.ts'
import { narrowRecords, narrowTexts } from '../../http/resource/index.ts'
import { roles } from './resource.ts'

/** The ids of roles, for a condition. */
export type RoleIds = Expression<string>

/** The roles that may be named to a viewer: those of the tenant of the call and of none, of which their rules leave some. */
export async function selectNamedRoles(viewer: Viewer): Promise<RoleIds> {
  const { tenant = { field: 'tenantId' }, ...model } = roles.model
  const ruled = await narrowRecords(model, toDynamic(viewer.db).selectFrom(model.table), viewer)
  return (await narrowTexts(ruled, tenant, viewer)).select('id') as unknown as RoleIds
}
