import { createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import { logOperation } from '../operationLog.ts'
import { withTransaction } from '../transaction.ts'
import type { ResourceModel } from './model.ts'
import { lockRows } from './select.ts'
import { toEditStamps } from './stamps.ts'
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

/** Deletes records by their ids, in the recycle bin where the resource has one. Ids that are gone already do not matter, but one must be there. */
export function removeRecords(model: ResourceModel, call: SignedInCall, ids: readonly string[]): Promise<number> {
  return withTransaction(call, async (inner) => {
    const rows = await lockRows(model, inner, ids)
    if (rows.length === 0) throw createError('recordNotFound')
    await model.hooks?.beforeDelete?.(rows, inner)
    const found = rows.map((row) => String(row.id))
    if (model.deletedField === undefined) {
      await toDynamic(inner.db, model).deleteFrom(model.table).where('id', 'in', found).execute()
    } else {
      await toDynamic(inner.db, model)
        .updateTable(model.table)
        .set({ [model.deletedField]: 1, ...toEditStamps(model, call.user) })
        .where('id', 'in', found)
        .execute()
    }
    const { deletedField } = model
    // In a recycle bin the last version is the record as it lies there, so that a restore shows against it.
    await keepLastVersions(
      model,
      inner,
      deletedField === undefined ? rows : rows.map((row) => ({ ...row, [deletedField]: 1 })),
    )
    await model.hooks?.afterDelete?.(rows, inner)
    await logOperation(inner, { type: 'delete', content: `删除${model.title.zh}`, values: { ids: found } })
    return rows.length
  })
}
