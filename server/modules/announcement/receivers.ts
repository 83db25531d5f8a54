import type { Connection } from '../../db/schema.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { splitIds } from '../../http/resource/remove.ts'

/** The people whom an announcement names and who can still sign in. */
export async function findReceivers(db: Connection, userIds: unknown): Promise<readonly string[]> {
  const named = splitIds(typeof userIds === 'string' ? userIds : '')
  if (named.length === 0) return []
  const found = await db
    .selectFrom('sysUser')
    .select('id')
    .where('id', 'in', named)
    .where('delFlag', '=', 0)
    .where('status', '=', 1)
    .execute()
  return found.map(({ id }) => id)
}

/** Whether a person may read an announcement because it was released to them, and its time has come. */
export async function isReceiver(db: Connection, userId: string, announcement: Values): Promise<boolean> {
  const { id, sendStatus, msgType } = announcement
  if (sendStatus !== '1') return false
  if (msgType === 'ALL') return true
  const receipt = await db
    .selectFrom('sysAnnouncementSend')
    .select('id')
    .where('anntId', '=', String(id))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return receipt !== undefined
}
