import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { createId } from '../../db/id.ts'
import { insertMissing, updateRows } from '../../db/rows.ts'
import type { Connection, Database } from '../../db/schema.ts'
import { unlessFull } from '../../db/storage.ts'
import { noTenant, type Viewer } from '../../http/index.ts'

type OfAnnouncement = ExpressionBuilder<Database, 'sysAnnouncement'>

/** Whose announcements are asked for: those of no tenant reach everybody, those of a tenant who works in it. */
export type Reader = Pick<Viewer, 'db' | 'user' | 'tenantId'>

/** Meant for the tenant of a call, or for no tenant in particular. */
export function isWithin({ tenantId }: Pick<Reader, 'tenantId'>): (build: OfAnnouncement) => Expression<SqlBool> {
  return (build) => build('sysAnnouncement.tenantId', 'in', [noTenant, tenantId])
}

/** Released, and its time has come. */
export function hasStarted(build: OfAnnouncement): Expression<SqlBool> {
  const start = build.ref('sysAnnouncement.startTime')
  return build.and([
    build('sysAnnouncement.sendStatus', '=', '1'),
    build.or([build(start, 'is', null), build(start, '<=', sql<string>`now()`)]),
  ])
}

/** Released, begun and not over. */
export function isOpen(build: OfAnnouncement): Expression<SqlBool> {
  const end = build.ref('sysAnnouncement.endTime')
  return build.and([hasStarted(build), build.or([build(end, 'is', null), build(end, '>', sql<string>`now()`)])])
}

/** Released to a person, as one of all or by a receipt of their own, and its time has come. */
export function isReleasedTo(reader: Reader): (build: OfAnnouncement) => Expression<SqlBool> {
  return (build) =>
    build.and([
      hasStarted(build),
      isWithin(reader)(build),
      build.or([
        build('sysAnnouncement.msgType', '=', 'ALL'),
        build.exists(
          build
            .selectFrom('sysAnnouncementSend')
            .select('sysAnnouncementSend.id')
            .whereRef('sysAnnouncementSend.anntId', '=', 'sysAnnouncement.id')
            .where('sysAnnouncementSend.userId', '=', reader.user.id),
        ),
      ]),
    ])
}

/**
 * Gives a person the receipts of what was released to everybody and is open now: such an announcement has no receipt
 * before somebody looks (wire contract 1.10).
 */
export async function takeReceipts(reader: Reader): Promise<void> {
  const { db } = reader
  const userId = reader.user.id
  const missing = await db
    .selectFrom('sysAnnouncement')
    .select('sysAnnouncement.id')
    .where('sysAnnouncement.msgType', '=', 'ALL')
    .where(isOpen)
    .where(isWithin(reader))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sysAnnouncementSend')
            .select('sysAnnouncementSend.id')
            .whereRef('sysAnnouncementSend.anntId', '=', 'sysAnnouncement.id')
            .where('sysAnnouncementSend.userId', '=', userId),
        ),
      ),
    )
    .execute()
  const receipts = missing.map(({ id }) => ({ anntId: id, userId }))
  await unlessFull(() => addReceipts(db, receipts))
}

/** Receipts that one statement adds: a parameter list has its limit. */
const batchSize = 1000

/** Adds unread receipts; those that are there already, also from a call at the same time, stay. */
export async function addReceipts(
  db: Connection,
  receipts: readonly { readonly anntId: string; readonly userId: string }[],
): Promise<void> {
  for (let from = 0; from < receipts.length; from += batchSize) {
    const rows = receipts.slice(from, from + batchSize).map((receipt) => ({ id: createId(), ...receipt }))
    await insertMissing(db, 'sysAnnouncementSend', rows, ['anntId', 'userId'])
  }
}

/** Marks one announcement of a person as read; whether the person has it. */
export async function markRead(reader: Reader, anntId: string): Promise<boolean> {
  await takeReceipts(reader)
  const { db, user } = reader
  const receipt = await db
    .selectFrom('sysAnnouncementSend')
    .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
    .select('sysAnnouncementSend.id')
    .where('sysAnnouncementSend.anntId', '=', anntId)
    .where('sysAnnouncementSend.userId', '=', user.id)
    .where(hasStarted)
    .where(isWithin(reader))
    .executeTakeFirst()
  if (receipt === undefined) return false
  await setRead(db, user.id, [receipt.id])
  return true
}

/** Marks all that a person has as read. */
export async function markAllRead(reader: Reader): Promise<void> {
  await takeReceipts(reader)
  const { db } = reader
  const userId = reader.user.id
  const unread = await db
    .selectFrom('sysAnnouncementSend')
    .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
    .select('sysAnnouncementSend.id')
    .where('sysAnnouncementSend.userId', '=', userId)
    .where('sysAnnouncementSend.readFlag', '=', '0')
    .where(hasStarted)
    .where(isWithin(reader))
    .execute()
  for (let from = 0; from < unread.length; from += batchSize)
    await setRead(
      db,
      userId,
      unread.slice(from, from + batchSize).map(({ id }) => id),
    )
}

/** The first reading counts. */
async function setRead(db: Connection, userId: string, ids: readonly string[]): Promise<void> {
  await updateRows(
    db,
    'sysAnnouncementSend',
    { id: ids, userId, readFlag: '0' },
    { readFlag: '1', readTime: sql<string>`now()` },
  )
}
