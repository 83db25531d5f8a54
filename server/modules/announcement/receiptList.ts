import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { columnsOf, listRows, type RecordPage, type SignedInCall, toShownText } from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { findDerived, selectVisibleIds, type Values } from '../../http/resource/index.ts'
import { departNames } from '../organisation/departs.ts'
import { selectShownIds } from '../user/shownPeople.ts'
import { announcements } from './resource.ts'

const text = { type: 'text' } as const
const datetime = { type: 'datetime' } as const

const ofReceipt = {
  id: text,
  anntId: text,
  userId: text,
  readFlag: text,
  readTime: datetime,
  createTime: datetime,
} satisfies QueryFields
const ofPerson = { username: text } satisfies QueryFields
const shown = { realname: text, titile: text } satisfies QueryFields

/** A receipt with the person who got it (wire contract 1.10). */
const fields: QueryFields = { ...ofReceipt, ...ofPerson, ...shown }

/** Lists who got announcements and who read them, by the grammar of lists; `anntId` names one of them. */
export async function listReceipts(call: SignedInCall): Promise<RecordPage<Values>> {
  const page = await listRows(call, { from: await selectReceipts(call), fields })
  return { ...page, records: await withDeparts(call, page.records) }
}

/** The receipts of the announcements that a call is about, as far as their people may be named to it. */
async function selectReceipts(call: SignedInCall): Promise<RecordQuery> {
  const { db, language } = call
  const receipts = db
    .selectFrom('sysAnnouncementSend')
    .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
    .innerJoin('sysUser', 'sysUser.id', 'sysAnnouncementSend.userId')
    .select([...columnsOf('sysAnnouncementSend', ofReceipt), ...columnsOf('sysUser', ofPerson)])
    .select([
      toShownText('realname', 'realname', language, 'sysUser').as('realname'),
      toShownText('titile', 'titile', language, 'sysAnnouncement').as('titile'),
    ])
    .where('sysAnnouncementSend.anntId', 'in', await selectVisibleIds(announcements.model, call))
    .where('sysUser.id', 'in', await selectShownIds(call))
  return toDynamic(db).selectFrom(receipts.as('receipts')) as unknown as RecordQuery
}

async function withDeparts(call: SignedInCall, records: readonly Values[]): Promise<readonly Values[]> {
  const people = records.map(({ userId }) => ({ id: userId }))
  const derived = await findDerived({ table: 'sysUser', derived: departNames }, people, call)
  return records.map((record, index) => ({ ...record, ...derived[index] }))
}
