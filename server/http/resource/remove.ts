import { createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import { logOperation } from '../operationLog.ts'
import { withTransaction } from '../transaction.ts'
import type { ResourceModel } from './declaration.ts'
import { keepParts } from './parts.ts'
import { toRecordSentence } from './recordSentences.ts'
import { lockRows, lockWrites } from './select.ts'
import { toEditStamps } from './stamps.ts'
import { lockBelow, refreshAbove } from './tree.ts'
import { keepLastVersions } from './versions.ts'

/** Splits the comma list of ids that batch calls send. */
export function splitIds(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ].slice(0, 10_000)
}

/**
 * Deletes records by their ids, in the recycle bin where the resource has one, with what stands below them. Ids that are
 * gone already do not matter, but one must be there. `onRemoving` gets the ids of all rows that are about to go, in the
 * transaction of the deletion.
 */
export function removeRecords(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
  onRemoving?: (inner: SignedInCall, ids: readonly string[]) => Promise<void>,
): Promise<number> {
  return withTransaction(call, async (inner) => {
    await lockWrites(model, inner.db)
    const rows = await lockRows(model, inner, ids)
    if (rows.length === 0) throw createError('recordNotFound')
    const found = rows.map((row) => String(row.id))
    const { tree } = model
    const below = tree === undefined || tree.isKeptApart ? [] : await lockBelow(model, inner, tree, found)
    await model.hooks?.beforeDelete?.(rows, inner, below)
    const { deletedField } = model
    if (deletedField === undefined) {
      const all = [...found, ...below.map((row) => String(row.id))]
      await onRemoving?.(inner, all)
      await keepLastVersions(model, inner, below)
      await keepParts(model, inner, all)
      await toDynamic(inner.db, model).deleteFrom(model.table).where('id', 'in', all).execute()
    } else {
      await toDynamic(inner.db, model)
        .updateTable(model.table)
        .set({ [deletedField]: 1, ...toEditStamps(model, call.user) })
        .where('id', 'in', found)
        .execute()
    }
    // In a recycle bin the last version is the record as it lies there, so that a restore shows against it.
    await keepLastVersions(
      model,
      inner,
      deletedField === undefined ? rows : rows.map((row) => ({ ...row, [deletedField]: 1 })),
    )
    await refreshAbove(inner.db, model, rows)
    await model.hooks?.afterDelete?.(rows, inner)
    await logOperation(inner, { type: 'delete', content: toRecordSentence('removed', model), values: { ids: found } })
    return rows.length
  })
}
