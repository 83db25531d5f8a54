import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { readCached } from '../db/changes.ts'
import { createId } from '../db/id.ts'
import type { CacheableRead } from '../db/readCache.ts'
import type { Connection } from '../db/schema.ts'
import { unlessFull } from '../db/storage.ts'
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

/** What a token looks like. */
const tokenPattern = /^[\w-]{43}$/

/**
 * The token of a session for stored files: it opens them for reading and is worth nothing anywhere else. It follows from
 * the token of the session, so that every start of the app can give it anew, and nothing leads back from it.
 */
export function toFileToken(token: string): string {
  return createHmac('sha256', token).update('stored files').digest('base64url')
}

/** Opens a session and gives its token, which is kept nowhere: the database has only its hash, and that of its file token. */
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
      fileTokenHash: hashToken(toFileToken(token)),
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
  if (!tokenPattern.test(token)) return undefined
  const hash = hashToken(token)
  return readCached(db, `session:${hash}`, async () => {
    const row = await findOpenSession(db, 'tokenHash', hash)
    if (row === undefined) return none
    const { id, freshFor, openFor, user } = row
    const isStale = freshFor < 0
    if (isStale) await unlessFull(() => touchSession(db, id, hashToken(toFileToken(token))))
    // It is read again once it has to be prolonged, or has ended.
    return toRead({ id, user }, isStale ? openFor : Math.min(freshFor, openFor))
  })
}

/** Finds the session of a file token; reading files does not prolong it. */
export async function findFileSession(db: Connection, fileToken: string): Promise<Session | undefined> {
  if (!tokenPattern.test(fileToken)) return undefined
  const hash = hashToken(fileToken)
  return readCached(db, `fileSession:${hash}`, async () => {
    const row = await findOpenSession(db, 'fileTokenHash', hash)
    return row === undefined ? none : toRead({ id: row.id, user: row.user }, row.openFor)
  })
}

// A token may become one at any moment, so nothing is kept of one that is none.
const none: CacheableRead<undefined> = { value: undefined, topics: [], seconds: 0 }

const toRead = (session: Session, seconds: number): CacheableRead<Session> => ({
  value: session,
  topics: [`user:${session.user.id}`],
  seconds,
})

interface OpenSession extends Session {
  /** Seconds until it has to be prolonged, and until it ends. */
  readonly freshFor: number
  readonly openFor: number
}

async function findOpenSession(
  db: Connection,
  column: 'tokenHash' | 'fileTokenHash',
  hash: string,
): Promise<OpenSession | undefined> {
  const row = await db
    .selectFrom('sysSession')
    .innerJoin('sysUser', 'sysUser.id', 'sysSession.userId')
    .selectAll('sysUser')
    .select([
      'sysSession.id as sessionId',
      sql<number>`extract(epoch from sys_session.last_seen_at + interval '1 minute' - now())::float8`.as('freshFor'),
      sql<number>`extract(epoch from sys_session.expires_at - now())::float8`.as('openFor'),
    ])
    .where(`sysSession.${column}`, '=', hash)
    .where('sysSession.expiresAt', '>', sql<string>`now()`)
    .where('sysUser.delFlag', '=', 0)
    .where('sysUser.status', '=', 1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { sessionId: id, freshFor, openFor, password: _, ...user } = row
  return { id, user, freshFor, openFor }
}

/** Prolongs a session; one of an older version gets its file token. */
async function touchSession(db: Connection, id: string, fileTokenHash: string): Promise<void> {
  await db
    .updateTable('sysSession')
    .set({ lastSeenAt: sql<string>`now()`, expiresAt: await toEnd(db), fileTokenHash })
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
