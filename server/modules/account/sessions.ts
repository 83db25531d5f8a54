import { type SqlBool, sql } from 'kysely'
import { createError } from '../../../runtime/language/index.ts'
import { deleteRows } from '../../db/rows.ts'
import { logOperation, revokeAllOf, type SignedInCall, texts } from '../../http/index.ts'
import { nameDevice } from './device.ts'

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string
  readonly ip: string | null
  /** The browser and its system, in words. */
  readonly device: string | null
  readonly userAgent: string | null
  readonly createdAt: string
  readonly lastSeenAt: string
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
}

/** What stands for an id to end every session but the one that asks. */
const others = 'others'

/** The open sessions of the person who asks, the last used one first. */
export async function readOwnSessions({ db, user, sessionId }: SignedInCall): Promise<readonly OwnSession[]> {
  const sessions = await db
    .selectFrom('sysSession')
    .select(['id', 'ip', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', user.id)
    .where(sql<SqlBool>`expires_at > now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.map((session) => ({
    ...session,
    device: nameDevice(session.userAgent),
    isCurrent: session.id === sessionId,
  }))
}

/** Ends one of the person's own sessions, or all others. */
export async function endOwnSession(call: SignedInCall, id: string): Promise<void> {
  const { db, user, sessionId } = call
  if (id === others) await revokeAllOf(db, [user.id], sessionId)
  else if ((await deleteRows(db, 'sysSession', { id, userId: user.id })) === 0) throw createError('recordNotFound')
  await logOperation(call, {
    type: 'delete',
    content: texts('结束会话', 'Session ended', '結束工作階段'),
    values: { id },
  })
}
