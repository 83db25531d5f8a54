import { sql } from 'kysely'
import { createId } from '../../../db/id.ts'
import { snakeCaseName } from '../../../db/names.ts'
import type { TableRows } from '../../../db/tables/removed.ts'
import type { SignedInCall } from '../../call.ts'
import { noTenant } from '../../tenant.ts'
import type { ResourceModel } from '../declaration.ts'
import { readWithCascades } from './cascades.ts'
import { readCleared } from './clearedReferences.ts'

/** Rows up to which a deletion can be taken back. */
export const mostKept = 2000

/** Hours for which a deletion can be taken back by who deleted. */
export const keptHours = 24

/**
 * Keeps the rows that a deletion is about to remove, with all that goes with them and what refers to them, in the transaction
 * of the deletion.
 * Gives the id of what was kept; undefined where it is too much. `ids` are those of all rows, upper ones of a tree first.
 */
export async function keepRemoved(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length > mostKept) return undefined
  const going = await readWithCascades(call.db, snakeCaseName(model.table), ids)
  return keepRows(call, model.path, [...going, ...(await readCleared(call.db, going))])
}

/** Keeps rows for who deletes them; gives the id of what was kept, and undefined where it is too much. */
export async function keepRows(
  call: SignedInCall,
  path: string,
  rows: readonly TableRows[],
): Promise<string | undefined> {
  if (rows.reduce((sum, each) => sum + each.rows.length, 0) > mostKept) return undefined
  await sql`delete from sys_removed where create_time < now() - make_interval(hours => ${keptHours})`.execute(call.db)
  const id = createId()
  const values = { id, path, rows: JSON.stringify(rows), createBy: call.user.username }
  await call.db
    .insertInto('sysRemoved')
    .values({ ...values, tenantId: call.tenantId ?? noTenant })
    .execute()
  return id
}
