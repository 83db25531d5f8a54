import { createHash, randomBytes } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { createId } from '../db/id.ts'
import type { Connection } from '../db/schema.ts'
import type { SysUserTable } from '../db/tables/user.ts'
import { readSecuritySettings } from './securitySettings.ts'

/** An account as its row has it. */
export type Account = Selectable<SysUserTable>

/** The signed-in user of a call, without the password. */
export type CurrentUser = Omit<Account, 'password'>

/** A session that was found by its token. */
export interface Session {
  readonly id: string
  readonly user: CurrentUser
}

/** Who was not seen for so many minutes is not online, though their session lasts. */
export const onlineMinutes = 30

/** When a session that is used now will end: seven days later, unless the installation says otherwise (specification 4). */
async function toEnd(db: Connection): Promise<RawBuilder<string>> {
  const { sessionDays } = await readSecuritySettings(db)
  return sql<string>`now() + make_interval(days => ${sql.lit(sessionDays)})`
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Opens a session and gives its token, which is kept nowhere: the database has only its hash. */
export async function createSession(
  db: Connection,
  session: { readonly userId: string; readonly ip: string | null; readonly userAgent: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('sysSession').where('expiresAt', '<', sql<string>`now()`).execute()
  await db
    .insertInto('sysSession')
    .values({
      id: createId(),
      tokenHash: hashToken(token),
      userId: session.userId,
      expiresAt: await toEnd(db),
      ip: session.ip,
      userAgent: session.userAgent?.slice(0, 500) ?? null,
    })
    .execute()
  return token
}

/**
 * Finds the session of a token and prolongs it, at most once a minute. A session of a user who was deleted or frozen is
 * none.
 */
export async function findSession(db: Connection, token: string): Promise<Session | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const row = await db
    .selectFrom('sysSession')
    .innerJoin('sysUser', 'sysUser.id', 'sysSession.userId')
    .selectAll('sysUser')
    .select([
      'sysSession.id as sessionId',
      sql<boolean>`sys_session.last_seen_at < now() - interval '1 minute'`.as('isStale'),
    ])
    .where('sysSession.tokenHash', '=', hashToken(token))
    .where('sysSession.expiresAt', '>', sql<string>`now()`)
    .where('sysUser.delFlag', '=', 0)
    .where('sysUser.status', '=', 1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { sessionId, isStale, password: _, ...user } = row
  if (isStale) await touchSession(db, sessionId)
  return { id: sessionId, user }
}

async function touchSession(db: Connection, id: string): Promise<void> {
  await db
    .updateTable('sysSession')
    .set({ lastSeenAt: sql<string>`now()`, expiresAt: await toEnd(db) })
    .where('id', '=', id)
    .execute()
}

/** Ends one session; true when there was one. */
export async function revokeSession(db: Connection, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sysSession')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends all sessions of some users, save one that stays, such as that of who changes their own password. */
export async function revokeAllOf(db: Connection, userIds: readonly string[], keepSessionId?: string): Promise<void> {
  if (userIds.length === 0) return
  await db
    .deleteFrom('sysSession')
    .where('userId', 'in', userIds)
    .$if(keepSessionId !== undefined, (query) => query.where('id', '!=', keepSessionId ?? ''))
    .execute()
}
