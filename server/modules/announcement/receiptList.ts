import { sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { RecordPage } from '../../http/envelope.ts'
import { listRows } from '../../http/listRows.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { withDepartNames } from '../organisation/departs.ts'

/** A receipt with the person who got it (wire contract 1.10). */
const fields: QueryFields = {
  id: { type: 'text' },
  anntId: { type: 'text' },
  userId: { type: 'text' },
  username: { type: 'text' },
  realname: { type: 'text' },
  titile: { type: 'text' },
  readFlag: { type: 'text' },
  readTime: { type: 'datetime' },
  createTime: { type: 'datetime' },
}

/** Lists who got announcements and who read them, by the grammar of lists; `anntId` names one of them. */
export async function listReceipts(call: SignedInCall): Promise<RecordPage<Values>> {
  const page = await listRows(call, { from: selectReceipts(call), fields })
  return { ...page, records: await withDeparts(call, page.records) }
}

function selectReceipts({ db }: SignedInCall): RecordQuery {
  const receipts = db
    .selectFrom('sysAnnouncementSend')
    .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
    .innerJoin('sysUser', 'sysUser.id', 'sysAnnouncementSend.userId')
    .select([
      'sysAnnouncementSend.id',
      'sysAnnouncementSend.anntId',
      'sysAnnouncementSend.userId',
      'sysUser.username',
      'sysUser.realname',
      'sysAnnouncement.titile',
      'sysAnnouncementSend.readFlag',
      'sysAnnouncementSend.readTime',
      'sysAnnouncementSend.createTime',
    ])
  return toDynamic(db).selectFrom(receipts.as('receipts')) as unknown as RecordQuery
}

async function withDeparts({ db }: SignedInCall, records: readonly Values[]): Promise<readonly Values[]> {
  const people = await withDepartNames(
    db,
    records.map(({ userId }) => ({ id: userId })),
  )
  return records.map((record, index) => ({ ...record, orgCodeTxt: people[index]?.orgCodeTxt ?? null }))
}

/** Adds to announcements how many people got each, and how many of them read it; drafts went to nobody yet. */
export async function withReceiptCounts(records: readonly Values[], { db }: SignedInCall): Promise<readonly Values[]> {
  if (records.length === 0) return records
  const ids = records.map(({ id }) => String(id))
  const rows = await db
    .selectFrom('sysAnnouncementSend')
    .select([
      'anntId',
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where read_flag = '1')`.as('read'),
    ])
    .where('anntId', 'in', ids)
    .groupBy('anntId')
    .execute()
  const counts = new Map(rows.map((row) => [row.anntId, row]))
  return records.map((record) => {
    if (record.sendStatus === '0') return { ...record, receiverTotal: null, readTotal: null }
    const { total = 0, read = 0 } = counts.get(String(record.id)) ?? {}
    return { ...record, receiverTotal: total, readTotal: read }
  })
}
