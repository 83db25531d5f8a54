import { createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import type { RecordQuery, Values } from './declaration.ts'
import type { ResourceModel } from './model.ts'

/** The records that a call may see: not deleted, and within the scope of the resource. */
export function selectVisible(model: ResourceModel, call: SignedInCall): RecordQuery {
  let query: RecordQuery = toDynamic(call.db).selectFrom(model.table)
  if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
  return model.scope === undefined ? query : model.scope(query, call)
}

/** Reads whole rows by their ids, held against other writers until the transaction ends. */
export async function lockRows(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
): Promise<readonly Values[]> {
  if (ids.length === 0) return []
  return selectVisible(model, call).selectAll(model.table).where(`${model.table}.id`, 'in', ids).forUpdate().execute()
}

/** Reads one row that must be there. */
export async function lockRow(model: ResourceModel, call: SignedInCall, id: string): Promise<Values> {
  const [row] = await lockRows(model, call, [id])
  if (row === undefined) throw createError('recordNotFound')
  return row
}
