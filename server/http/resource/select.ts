import { createError, createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import { texts } from '../texts.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toKeys } from './key.ts'
import { narrowRecords } from './narrow.ts'

/** The records that a call may see: not deleted, within the scope of the resource, and the caller's to see. */
export function selectVisible(model: ResourceModel, viewer: Viewer): Promise<RecordQuery> {
  let query: RecordQuery = toDynamic(viewer.db, model).selectFrom(model.table)
  if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
  return narrowRecords(model, query, viewer)
}

/** The ids of those records, for a condition on records that belong to them. */
export async function selectVisibleIds(model: ResourceModel, viewer: Viewer) {
  return (await selectVisible(model, viewer)).select('id').$castTo<{ id: string }>()
}

/** Lets the writes of a resource that asks for it run one after the other until their transactions end. */
export async function lockWrites({ lock }: ResourceModel, transaction: Connection): Promise<void> {
  if (lock !== undefined) await lockUntilCommit(transaction, lock)
}

/** Reads whole rows by their ids, held against other writers until the transaction ends. */
export async function lockRows(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
): Promise<readonly Values[]> {
  const keys = toKeys(model, ids)
  if (keys.length === 0) return []
  const visible = await selectVisible(model, call)
  const rows = await visible.selectAll(model.table).where(`${model.table}.id`, 'in', keys).forUpdate().execute()
  await requireChangeable(model, call, rows)
  return rows
}

const ofOther = texts(
  '该记录属于他人，只有其所有者可以修改',
  'The record belongs to another person: only its owner can change it.',
  '該記錄屬於他人，只有其所有者可以修改',
)

/** Whether all of some records that somebody sees are theirs to change. */
export async function areChangeable(model: ResourceModel, viewer: Viewer, rows: readonly Values[]): Promise<boolean> {
  if (model.changeable === undefined || rows.length === 0) return true
  const ids = rows.map(({ id }) => id)
  const all: RecordQuery = toDynamic(viewer.db, model).selectFrom(model.table).where('id', 'in', ids)
  const own = await (await model.changeable(all, viewer)).select('id').execute()
  return own.length === ids.length
}

/** Refuses to change records that their writer sees and somebody else owns. */
async function requireChangeable(model: ResourceModel, viewer: Viewer, rows: readonly Values[]): Promise<void> {
  if (!(await areChangeable(model, viewer, rows))) throw createFailure(ofOther, { code: 510 })
}

/** Reads one row that must be there. */
export async function lockRow(model: ResourceModel, call: SignedInCall, id: string): Promise<Values> {
  const [row] = await lockRows(model, call, [id])
  if (row === undefined) throw createError('recordNotFound')
  return row
}

/** Refuses ids of records that the caller does not see, for calls of modules that act on them. */
export async function requireVisible(model: ResourceModel, call: Viewer, ids: readonly string[]): Promise<void> {
  const keys = [...new Set(toKeys(model, ids))]
  if (keys.length === 0) throw createError('recordNotFound')
  const visible = await selectVisible(model, call)
  const found = await visible.select('id').where('id', 'in', keys).execute()
  if (found.length < new Set(ids).size) throw createError('recordNotFound')
}
