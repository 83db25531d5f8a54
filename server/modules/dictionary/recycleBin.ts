import { createError, createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { formatWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../../http/call.ts'
import { logOperation } from '../../http/operationLog.ts'
import { keepBeforeRemoval, type Which, withVersions } from '../../http/resource/withVersions.ts'
import { withTransaction } from '../../http/transaction.ts'
import { dictionaries, items, takenWords } from './resources.ts'

/** The dictionaries in the recycle bin. */
export function selectDeletedDictionaries(call: SignedInCall): RecordQuery {
  return toDynamic(call.db).selectFrom('sysDict').where('delFlag', '=', 1)
}

/** Takes a dictionary out of the recycle bin, unless its code is in use again. */
export function restoreDictionary(call: SignedInCall, id: string): Promise<void> {
  return withTransaction(call, async (inner) => {
    const { db } = inner
    const dictionary = await db
      .selectFrom('sysDict')
      .select('dictCode')
      .where('id', '=', id)
      .where('delFlag', '=', 1)
      .forUpdate()
      .executeTakeFirst()
    if (dictionary === undefined) throw createError('recordNotFound')
    const present = await db
      .selectFrom('sysDict')
      .select('id')
      .where('dictCode', '=', dictionary.dictCode)
      .where('delFlag', '=', 0)
      .executeTakeFirst()
    if (present !== undefined) throw createFailure(takenWords)
    const stamp = { updateBy: call.user.username, updateTime: formatWireTime(Date.now()) }
    await withVersions(dictionaries.model, inner, [id], () =>
      db
        .updateTable('sysDict')
        .set({ delFlag: 0, ...stamp })
        .where('id', '=', id)
        .execute(),
    )
    await logOperation(inner, { type: 'edit', content: '还原字典', values: { id } })
  })
}

/** Removes a dictionary and its items for good, out of the recycle bin only. */
export function destroyDictionary(call: SignedInCall, id: string): Promise<void> {
  return withTransaction(call, async (inner) => {
    const which: Which = (all) => all.where('id', '=', id).where('delFlag', '=', 1)
    await withVersions(dictionaries.model, inner, which, async ([found]) => {
      if (found === undefined) throw createError('recordNotFound')
      await keepBeforeRemoval(items.model, inner, (all) => all.where('dictId', '=', found))
      await inner.db.deleteFrom('sysDict').where('id', '=', found).execute()
    })
    await logOperation(inner, { type: 'delete', content: '彻底删除字典', values: { id } })
  })
}
