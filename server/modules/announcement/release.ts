import { createFailure } from '../../../runtime/language/index.ts'
import { deleteRows, findRow, findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { formatWireTime } from '../../db/time.ts'
import { logOperation, noTenant, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { changeRecords, lockRow, splitIds, type Values, withSeenRecords } from '../../http/resource/index.ts'
import { mailUrgent } from './mailUrgent.ts'
import { announcementMessages } from './messages.ts'
import { isManager, readReceived } from './read.ts'
import { addReceipts } from './receipts.ts'
import { findReceivers, hasStarted, readPeople } from './receivers.ts'
import { announcements } from './resource.ts'

/** What was released, and the people whom it names. */
interface Released {
  readonly announcement: Values
  readonly receivers: readonly string[]
}

/** Releases a draft, or once more what was revoked: everybody whom it concerns has it unread (wire contract 1.10). */
export async function release(call: SignedInCall, id: string): Promise<void> {
  const { announcement, receivers } = await withSeenRecords(announcements.model, call, [id], (seen) =>
    withTransaction(seen, (inner) => releaseLocked(inner, id)),
  )
  await report(call, announcement, receivers)
  void mailUrgent(call, announcement, receivers)
}

/** The part of a release that runs in a transaction, which `call.db` is; the apps are notified once it has ended. */
export async function releaseLocked(call: SignedInCall, id: string): Promise<Released> {
  const { db } = call
  const row = await lockRow(announcements.model, call, id)
  if (row.sendStatus === '1') throw createFailure(announcementMessages.isReleasedAlready)
  const named = await findReceivers(db, splitIds(String(row.userIds ?? '')), Number(row.tenantId))
  if (row.msgType === 'USER' && named.length === 0) throw createFailure(announcementMessages.hasNoReceivers)
  const sent = { sendStatus: '1', sendTime: now(), cancelTime: null, sender: call.user.username }
  await changeRecords(announcements.model, call, [id], sent)
  await deleteRows(db, 'sysAnnouncementSend', { anntId: id })
  if (row.msgType === 'USER')
    await addReceipts(
      db,
      named.map((userId) => ({ anntId: id, userId })),
    )
  await logOperation(call, {
    type: 'edit',
    content: texts('发布系统通告', 'Announcement published', '發布系統通告'),
    values: { id },
  })
  return { announcement: row, receivers: named }
}

/** Takes back what was released: it leaves the lists of everybody. */
export async function revoke(call: SignedInCall, id: string): Promise<void> {
  const work = async (inner: SignedInCall) => {
    const row = await lockRow(announcements.model, inner, id)
    if (row.sendStatus !== '1') throw createFailure(announcementMessages.isNotReleased)
    await changeRecords(announcements.model, inner, [id], { sendStatus: '2', cancelTime: now() })
    await logOperation(inner, {
      type: 'edit',
      content: texts('撤销系统通告', 'Announcement unpublished', '撤銷系統通告'),
      values: { id },
    })
    return { announcement: row, receivers: await readReceivers(inner.db, row) }
  }
  const { announcement, receivers } = await withSeenRecords(announcements.model, call, [id], (seen) =>
    withTransaction(seen, work),
  )
  await report(call, announcement, receivers)
}

/**
 * Tells the apps once more that there is an announcement: those of everybody who received it for who may release, else
 * those of the person alone.
 */
export async function synchronise(call: SignedInCall, id: string): Promise<void> {
  const mayRelease = await isManager(call, id, 'announcement:release')
  const announcement = mayRelease ? await announcements.get(call, id) : await readReceived(call, id)
  if (mayRelease && announcement.sendStatus === '1')
    await report(call, announcement, await readReceivers(call.db, announcement))
  else call.services.notify.users([call.user.id], toNotice(announcement))
}

const now = (): string => formatWireTime(Date.now())

/** Those to whom an announcement was sent and who may still know of it. */
async function readReceivers(db: Connection, { id }: Values): Promise<readonly string[]> {
  const anntId = String(id)
  const receipts = await findRows(db, 'sysAnnouncementSend', { anntId }, ['userId'])
  return findReceivers(
    db,
    receipts.map(({ userId }) => userId),
    await readTenantOf(db, anntId),
  )
}

const toNotice = ({ id, titile }: Values) => ({ id: String(id), text: String(titile) })

/** Tells the apps of those whom an announcement concerns that it changed; what begins later concerns nobody before. */
export async function report(call: SignedInCall, announcement: Values, receivers: readonly string[]): Promise<void> {
  const { notify } = call.services
  if (!hasStarted(announcement)) return
  if (announcement.msgType !== 'ALL') return notify.users(receivers, toNotice(announcement))
  const tenantId = await readTenantOf(call.db, String(announcement.id))
  if (tenantId === noTenant) notify.everybody(toNotice(announcement))
  else notify.users(await readPeople(call.db, tenantId), toNotice(announcement))
}

/** Which tenant an announcement is of; that is none of the fields which leave the server. */
async function readTenantOf(db: Connection, id: string): Promise<number> {
  const row = await findRow(db, 'sysAnnouncement', { id }, ['tenantId'])
  return row?.tenantId ?? noTenant
}
