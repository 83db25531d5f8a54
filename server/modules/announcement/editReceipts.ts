import { sql } from 'kysely'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { inTransaction, logOperation, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { changeRecords, lockRow, selectVisibleIds, splitIds } from '../../http/resource/index.ts'
import { selectShownIds } from '../user/shownPeople.ts'
import { announcementMessages } from './messages.ts'
import { addReceipts } from './receipts.ts'
import { findReceivers } from './receivers.ts'
import { announcements } from './resource.ts'

/**
 * Gives what is released for chosen people to more of them, who hear of it at once (wire contract 1.10). What is for
 * everybody needs no receivers.
 */
export async function addReceivers(call: SignedInCall, anntId: string, userIds: string): Promise<void> {
  const { announcement, added } = await withTransaction(call, async (inner) => {
    const row = await lockRow(announcements.model, inner, anntId)
    if (row.sendStatus !== '1') throw createFailure(announcementMessages.isNotOut)
    if (row.msgType !== 'USER') throw createFailure(announcementMessages.isForAll)
    const people = await findReceivers(inner.db, splitIds(userIds), Number(row.tenantId))
    if (people.length === 0) throw createFailure(announcementMessages.hasNoReceivers)
    await addReceipts(
      inner.db,
      people.map((userId) => ({ anntId, userId })),
    )
    await setReceivers(inner, anntId, [...splitIds(String(row.userIds ?? '')), ...people])
    await logOperation(inner, {
      type: 'add',
      content: texts('添加通告接收人', 'Recipients of announcement added', '新增通告接收人'),
      values: { anntId, userIds },
    })
    return { announcement: row, added: people }
  })
  call.services.notify.users(added, { id: anntId, text: String(announcement.titile) })
}

/** Marks a receipt as read or unread; the person then sees it as such. */
export async function setReceiptRead(call: SignedInCall, id: string, readFlag: '0' | '1'): Promise<void> {
  const readTime = readFlag === '1' ? sql<string>`coalesce(read_time, now())` : null
  await inTransaction(call.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('sysAnnouncementSend')
      .set({ readFlag, readTime })
      .where('id', '=', id)
      .where('anntId', 'in', await selectVisibleIds(announcements.model, { ...call, db }))
      .where('userId', 'in', await selectShownIds({ ...call, db }))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw createError('recordNotFound')
    await logOperation(
      { ...call, db },
      {
        type: 'edit',
        content: texts('编辑通告接收记录', 'Receipt of announcement edited', '編輯通告接收記錄'),
        values: { id, readFlag },
      },
    )
  })
}

/** Takes announcements from people again: they leave their lists, and the list of chosen people. */
export async function removeReceipts(call: SignedInCall, ids: readonly string[]): Promise<void> {
  await withTransaction(call, async (inner) => {
    const removed =
      ids.length === 0
        ? []
        : await inner.db
            .deleteFrom('sysAnnouncementSend')
            .where('id', 'in', ids)
            .where('userId', 'in', await selectShownIds(inner))
            .returning(['anntId', 'userId'])
            .execute()
    if (removed.length === 0) throw createError('recordNotFound')
    for (const [anntId, receipts] of Map.groupBy(removed, (receipt) => receipt.anntId)) {
      const row = await lockRow(announcements.model, inner, anntId)
      const gone = receipts.map(({ userId }) => userId)
      if (row.msgType !== 'USER') throw createFailure(announcementMessages.isForAll)
      const left = splitIds(String(row.userIds ?? '')).filter((userId) => !gone.includes(userId))
      await setReceivers(inner, anntId, left)
    }
    await logOperation(inner, {
      type: 'delete',
      content: texts('删除通告接收人', 'Recipients of announcement removed', '刪除通告接收人'),
      values: { ids },
    })
  })
}

/** Keeps the receivers as the wire writes them, each with a comma after it. */
async function setReceivers(call: SignedInCall, anntId: string, userIds: readonly string[]): Promise<void> {
  const named = [...new Set(userIds)]
  const receivers = named.length === 0 ? null : `${named.join(',')},`
  await changeRecords(announcements.model, call, [anntId], { userIds: receivers })
}
