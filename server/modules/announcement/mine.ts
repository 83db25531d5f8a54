import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import {
  addDictionaryTexts,
  columnsOf,
  type Language,
  listRows,
  type RecordPage,
  type SignedInCall,
  toContaining,
  toShownText,
} from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import type { Values } from '../../http/resource/index.ts'
import { hasStarted, isWithin, takeReceipts } from './receipts.ts'

const text = { type: 'text' } as const
const datetime = { type: 'datetime' } as const

const ofReceipt = { id: text, anntId: text, userId: text, readFlag: text, readTime: datetime } satisfies QueryFields

const ofAnnouncement = {
  sender: text,
  priority: text,
  sendTime: datetime,
  createTime: datetime,
  openType: text,
  openPage: text,
  busId: text,
  busType: text,
  msgCategory: text,
} satisfies QueryFields

/** What a person sees of an announcement in their own list (wire contract 1.10); the id is that of the receipt. */
const fields: QueryFields = { ...ofReceipt, titile: text, msgContent: text, msgAbstract: text, ...ofAnnouncement }

/** The fields of an announcement that have texts. */
export const dictionaries = [
  { field: 'priority', dict: 'priority' },
  { field: 'msgCategory', dict: 'msg_category' },
  { field: 'sender', dict: 'sys_user,realname,username' },
] as const

/** What a reader reads of the texts of an announcement. */
export const shownTexts = (language: Language) =>
  (['titile', 'msgContent', 'msgAbstract'] as const).map((field) =>
    toShownText(field, field, language, 'sysAnnouncement').as(field),
  )

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
    .select([...columnsOf('sysAnnouncementSend', ofReceipt), ...columnsOf('sysAnnouncement', ofAnnouncement)])
    .select(shownTexts(call.language))
    .where('sysAnnouncementSend.userId', '=', user.id)
    .where(hasStarted)
    .where(isWithin(call))
  return toDynamic(db).selectFrom(mine.as('mine')) as unknown as RecordQuery
}
