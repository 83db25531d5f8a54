import { createError } from '../../../runtime/language/index.ts'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { noTenant, type SignedInCall } from '../../http/index.ts'
import { presentRows, selectVisible, toOpenModel, type Values, withNarrowedFields } from '../../http/resource/index.ts'
import { findReminder } from '../event/reminders.ts'
import { hasStarted, isReceiver } from './receivers.ts'
import { announcements } from './resource.ts'

/** Reads one announcement for who received it; to everybody else it is as if there were none. */
export async function readReceived(call: SignedInCall, id: string): Promise<Values> {
  const announcement = await findWithin(call, id)
  if (!hasStarted(announcement) || !(await isReceiver(call.db, call.user.id, announcement)))
    throw createError('recordNotFound')
  // Who else received it, and how many did, is nobody's business.
  const { receiverTotal: _total, readTotal: _read, ...own } = announcement
  return { ...own, userIds: null }
}

/** An announcement of the tenant of the call, or of none: who looks after them in a tenant reads more than they change. */
async function findWithin(call: SignedInCall, id: string): Promise<Values> {
  const model = await toOpenModel(announcements.model, call)
  const all: RecordQuery = toDynamic(call.db).selectFrom(model.table)
  const row = await (await withNarrowedFields(model, all, call))
    .select(model.readable)
    .where('id', '=', id)
    .where('tenantId', 'in', [noTenant, call.tenantId])
    .executeTakeFirst()
  if (row === undefined) throw createError('recordNotFound')
  const [record = {}] = await presentRows(model, [row], call)
  return record
}

/**
 * Reads one announcement: who may list them reads any of them, anybody else what was released to them. A reminder of an
 * event of one's own is read as one too.
 */
export async function readAnnouncement(call: SignedInCall, id: string): Promise<Values> {
  const reminder = await findReminder(call, id)
  if (reminder !== undefined) return reminder
  return (await isManager(call, id, 'announcement:list')) ? announcements.get(call, id) : readReceived(call, id)
}

/** Whether a person has a code for announcements, and an announcement is among those that it is about. */
export async function isManager(call: SignedInCall, id: string, code: string): Promise<boolean> {
  if (!(await call.access()).has(code)) return false
  const visible = await selectVisible(announcements.model, call)
  return (await visible.select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
