import { createFailure } from '../../../runtime/language/index.ts'
import type { Viewer } from '../../http/index.ts'
import { type ResourceModel, selectVisible } from '../../http/resource/index.ts'
import { rootId } from './codes.ts'
import { categoryMessages } from './messages.ts'

/** What is asked of a category below which others stand. */
export interface ParentRow {
  readonly id: string
  readonly code: string
  readonly tenantId: number
}

/** The category of an id or a code among those that somebody sees. Throws when there is none. */
export async function findParentRow(
  model: ResourceModel,
  viewer: Viewer,
  value: string,
  by: 'id' | 'code' = 'id',
): Promise<ParentRow> {
  const visible = await selectVisible(model, viewer)
  const row = await visible
    .select(['id', 'code', 'tenantId'])
    .$castTo<ParentRow>()
    .where(by, '=', value)
    .executeTakeFirst()
  if (row === undefined) throw createFailure(categoryMessages.unknownParent)
  return row
}

/** A category belongs to the tenant of the one above it, whoever makes it. */
export async function toTenantBelow(
  model: ResourceModel,
  viewer: Viewer,
  pid: string,
): Promise<{ readonly tenantId?: number }> {
  return pid === rootId ? {} : { tenantId: (await findParentRow(model, viewer, pid)).tenantId }
}

/** Refuses to move a category of one tenant below one of another. */
export async function requireSameTenant(
  model: ResourceModel,
  viewer: Viewer,
  pid: string,
  tenantId: unknown,
): Promise<void> {
  if (pid === rootId) return
  const parent = await findParentRow(model, viewer, pid)
  if (parent.tenantId !== tenantId) throw createFailure(categoryMessages.unknownParent)
}
