import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { addDictionaryTexts, listRows, type RecordPage, type SignedInCall, toContaining } from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import type { Values } from '../../http/resource/index.ts'
import { hasStarted, isWithin, takeReceipts } from './receipts.ts'

/** What a person sees of an announcement in their own list (wire contract 1.10); the id is that of the receipt. */
const fields: QueryFields = {
  id: { type: 'text' },
  anntId: { type: 'text' },
  userId: { type: 'text' },
  titile: { type: 'text' },
  msgContent: { type: 'text' },
  msgAbstract: { type: 'text' },
  sender: { type: 'text' },
  priority: { type: 'text' },
  readFlag: { type: 'text' },
  readTime: { type: 'datetime' },
  sendTime: { type: 'datetime' },
  createTime: { type: 'datetime' },
  openType: { type: 'text' },
  openPage: { type: 'text' },
  busId: { type: 'text' },
  busType: { type: 'text' },
  msgCategory: { type: 'text' },
}

/** The fields of an announcement that have texts. */
export const dictionaries = [
  { field: 'priority', dict: 'priority' },
  { field: 'msgCategory', dict: 'msg_category' },
  { field: 'sender', dict: 'sys_user,realname,username' },
] as const

/** Lists what was released to the person, read or not; a word is looked for anywhere in the title. */
export async function listMine(call: SignedInCall): Promise<RecordPage<Values>> {
  await takeReceipts(call)
  const sent = call.query as Values
  const parameters = { ...sent, titile: toContaining(sent.titile) }
  const page = await listRows(call, { from: selectMine(call), fields, parameters })
  return { ...page, records: await addDictionaryTexts(page.records, dictionaries, call) }
}

/** The person's announcements as one table, so that the grammar of lists speaks of its columns. */
function selectMine(call: SignedInCall): RecordQuery {
  const { db, user } = call
  const mine = db
    .selectFrom('sysAnnouncementSend')
    .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
    .select([
      'sysAnnouncementSend.id',
      'sysAnnouncementSend.anntId',
      'sysAnnouncementSend.userId',
      'sysAnnouncementSend.readFlag',
      'sysAnnouncementSend.readTime',
      'sysAnnouncement.titile',
      'sysAnnouncement.msgContent',
      'sysAnnouncement.msgAbstract',
      'sysAnnouncement.sender',
      'sysAnnouncement.priority',
      'sysAnnouncement.sendTime',
      'sysAnnouncement.createTime',
      'sysAnnouncement.openType',
      'sysAnnouncement.openPage',
      'sysAnnouncement.busId',
      'sysAnnouncement.busType',
      'sysAnnouncement.msgCategory',
    ])
    .where('sysAnnouncementSend.userId', '=', user.id)
    .where(hasStarted)
    .where(isWithin(call))
  return toDynamic(db).selectFrom(mine.as('mine')) as unknown as RecordQuery
}
