import { sql } from 'kysely'
import { addDictionaryTexts, type SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { findReminders } from '../event/reminders.ts'
import { readPreferences } from '../preference/preferences.ts'
import { dictionaries, shownTexts } from './mine.ts'
import { isOpen, isWithin, takeReceipts } from './receipts.ts'
import { findStorageMessage } from './storageMessage.ts'

/** What is unread for a person, notices and system messages apart (specification 3). */
export interface Unread {
  readonly anntMsgList: readonly Values[]
  readonly anntMsgTotal: number
  readonly sysMsgList: readonly Values[]
  readonly sysMsgTotal: number
}

interface Group {
  readonly records: readonly Values[]
  readonly total: number
}

const nothing: Group = { records: [], total: 0 }

/** Reads the newest unread announcements of a person; a group that they do not want is empty (specification 2.6). */
export async function readUnread(call: SignedInCall, size: number): Promise<Unread> {
  await takeReceipts(call)
  const wants = await readPreferences(call.db, call.user.id)
  const notices = wants.notice ? await readGroup(call, '1', size) : nothing
  const messages = wants.system ? await readGroup(call, '2', size) : nothing
  const urgent = [...(await findStorageMessage(call)), ...(await findReminders(call))]
  return {
    anntMsgList: notices.records,
    anntMsgTotal: notices.total,
    sysMsgList: [...urgent, ...messages.records],
    sysMsgTotal: urgent.length + messages.total,
  }
}

async function readGroup(call: SignedInCall, category: '1' | '2', size: number): Promise<Group> {
  const unread = call.db
    .selectFrom('sysAnnouncementSend')
    .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
    .where('sysAnnouncementSend.userId', '=', call.user.id)
    .where('sysAnnouncementSend.readFlag', '=', '0')
    .where('sysAnnouncement.msgCategory', '=', category)
    .where(isOpen)
    .where(isWithin(call))
  const { total } = await unread.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const records = await unread
    .select([
      'sysAnnouncement.id',
      'sysAnnouncement.sender',
      'sysAnnouncement.priority',
      'sysAnnouncement.msgCategory',
      'sysAnnouncement.msgType',
      'sysAnnouncement.sendTime',
      'sysAnnouncement.createTime',
      'sysAnnouncement.startTime',
      'sysAnnouncement.endTime',
      'sysAnnouncement.openType',
      'sysAnnouncement.openPage',
      'sysAnnouncement.busId',
      'sysAnnouncement.busType',
      'sysAnnouncementSend.readFlag',
    ])
    .select(shownTexts(call.language))
    .orderBy('sysAnnouncement.sendTime', 'desc')
    .orderBy('sysAnnouncement.id', 'desc')
    .limit(size)
    .execute()
  return { records: await addDictionaryTexts(records, dictionaries, call), total }
}
