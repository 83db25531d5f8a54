import { createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { Viewer } from '../../http/index.ts'
import { narrowToTenant } from '../../http/resource/index.ts'
import { rootId } from './codes.ts'
import { categoryMessages } from './messages.ts'

/** What is asked of a category below which others stand. */
export interface ParentRow {
  readonly id: string
  readonly code: string
  readonly tenantId: number
}

/** The category of an id or a code among those of the tenant of a call. Throws when there is none. */
export async function findParentRow(viewer: Viewer, value: string, by: 'id' | 'code' = 'id'): Promise<ParentRow> {
  const all: RecordQuery = toDynamic(viewer.db).selectFrom('sysCategory')
  const row = await (await narrowToTenant(all, { field: 'tenantId' }, viewer))
    .select(['id', 'code', 'tenantId'])
    .$castTo<ParentRow>()
    .where(by, '=', value)
    .executeTakeFirst()
  if (row === undefined) throw createFailure(categoryMessages.unknownParent)
  return row
}

/** A category belongs to the tenant of the one above it, whoever makes it. */
export async function toTenantBelow(viewer: Viewer, pid: string): Promise<{ readonly tenantId?: number }> {
  return pid === rootId ? {} : { tenantId: (await findParentRow(viewer, pid)).tenantId }
}

/** Refuses to move a category of one tenant below one of another. */
export async function requireSameTenant(viewer: Viewer, pid: string, tenantId: unknown): Promise<void> {
  if (pid === rootId) return
  if ((await findParentRow(viewer, pid)).tenantId !== tenantId) throw createFailure(categoryMessages.unknownParent)
}
