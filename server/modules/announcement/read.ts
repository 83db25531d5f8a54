import { createError } from '../../../runtime/language/index.ts'
import { parseWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { isReceiver } from './receivers.ts'
import { announcements } from './resource.ts'

/** Reads one announcement for who received it; to everybody else it is as if there were none. */
export async function readReceived(call: SignedInCall, id: string): Promise<Values> {
  const announcement = await announcements.get(call, id)
  const { startTime } = announcement
  const hasStarted = typeof startTime !== 'string' || parseWireTime(startTime) <= Date.now()
  if (!hasStarted || !(await isReceiver(call.db, call.user.id, announcement))) throw createError('recordNotFound')
  // Who else received it, and how many did, is nobody's business.
  const { receiverTotal: _total, readTotal: _read, ...own } = announcement
  return { ...own, userIds: null }
}

/** Reads one announcement: who may list them reads any of them, anybody else what was released to them. */
export async function readAnnouncement(call: SignedInCall, id: string): Promise<Values> {
  const mayList = (await call.access()).has('announcement:list')
  return mayList ? announcements.get(call, id) : readReceived(call, id)
}
