import { createError } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { parseWireTime } from '../../db/time.ts'
import { noTenant, type SignedInCall } from '../../http/index.ts'
import { splitIds, type Values } from '../../http/resource/index.ts'
import { belongsTo } from '../tenant/tenants.ts'

/** Refuses to name people of other tenants than that of the call; who is gone meanwhile does not matter. */
export async function refuseForeigners(call: SignedInCall, userIds: unknown): Promise<void> {
  const named = splitIds(typeof userIds === 'string' ? userIds : '')
  if (named.length === 0 || call.tenantId === noTenant) return
  const foreigner = await call.db
    .selectFrom('sysUser')
    .select('id')
    .where('id', 'in', named)
    .where(({ not }) => not(belongsTo(call.tenantId)))
    .limit(1)
    .executeTakeFirst()
  if (foreigner !== undefined) throw createError('recordNotFound')
}

/** Those of some people who can still sign in, and who are of a tenant where there is one. */
export async function findReceivers(
  db: Connection,
  named: readonly string[],
  tenantId: number,
): Promise<readonly string[]> {
  if (named.length === 0) return []
  const found = await db
    .selectFrom('sysUser')
    .select('id')
    .where('id', 'in', named)
    .where('delFlag', '=', 0)
    .where('status', '=', 1)
    .$if(tenantId !== noTenant, (query) => query.where(belongsTo(tenantId)))
    .execute()
  return found.map(({ id }) => id)
}

/** All people of a tenant who can sign in. */
export async function readPeople(db: Connection, tenantId: number): Promise<readonly string[]> {
  const people = await db
    .selectFrom('sysUser')
    .select('id')
    .where('delFlag', '=', 0)
    .where('status', '=', 1)
    .where(belongsTo(tenantId))
    .execute()
  return people.map(({ id }) => id)
}

/** Whether the time of an announcement has come; before that nobody learns of it. */
export function hasStarted({ startTime }: Values): boolean {
  if (startTime instanceof Date) return startTime.getTime() <= Date.now()
  return typeof startTime !== 'string' || parseWireTime(startTime) <= Date.now()
}

/** Whether a person may read an announcement because it was released to them, and its time has come. */
export async function isReceiver(db: Connection, userId: string, announcement: Values): Promise<boolean> {
  const { id, sendStatus, msgType } = announcement
  if (sendStatus !== '1') return false
  if (msgType === 'ALL') return true
  const receipt = await findRow(db, 'sysAnnouncementSend', { anntId: String(id), userId }, ['id'])
  return receipt !== undefined
}
