import { sql } from 'kysely'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'

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
