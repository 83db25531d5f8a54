import { sql } from 'kysely'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { deleteRows, insertRows, updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { readSecuritySettings, texts, toLogTexts, toSentence } from '../../http/index.ts'

/** Failures after which a captcha is asked for; those after which a name waits are a setting. */
export const captchaAfter = 3
/** Failures of one address within ten minutes after which it waits. */
const addressLockAfter = 60

/** What became of an attempt, as its row in the log says it; `started` means that the password is being checked. */
export type Outcome = 'started' | 'failed' | 'succeeded' | 'refused'

const toMethod = (outcome: Outcome): string => `signIn.${outcome}`

/** The attempts before the one at hand. */
export interface AttemptHistory {
  /** Failures of the name since its last success, whether there is such an account or not. */
  readonly nameFailures: number
  readonly addressFailures: number
  /** Minutes until the name may try again; 0 when it may. */
  readonly nameLockedMinutes: number
  readonly addressLockedMinutes: number
}

interface HistoryRow {
  readonly failures: number
  readonly running: number
  readonly secondsLeft: number | null
}

/**
 * Reads the attempts of a name and of an address. They have rows of their own, so that all processes of a database agree,
 * unknown names behave as known ones do, and who may empty the log lifts nothing.
 */
export async function readAttempts(db: Connection, username: string, address: string): Promise<AttemptHistory> {
  const { lockAfter, lockMinutes } = await readSecuritySettings(db)
  const name = await readNameHistory(db, username, lockMinutes)
  const place = await readAddressHistory(db, address)
  const isNameLocked = name.failures > 0 && name.failures % lockAfter === 0
  // Attempts that run at the same moment may not be more than what is left until the lock.
  const isNameBusy = (name.failures % lockAfter) + name.running >= lockAfter
  const lockedMinutes = isNameLocked ? toMinutes(name.secondsLeft) : 0
  return {
    nameFailures: name.failures,
    addressFailures: place.failures,
    nameLockedMinutes: lockedMinutes === 0 && isNameBusy ? 1 : lockedMinutes,
    addressLockedMinutes: place.failures >= addressLockAfter ? Math.max(1, toMinutes(place.secondsLeft)) : 0,
  }
}

function toMinutes(seconds: number | null): number {
  return Math.max(0, Math.ceil(Number(seconds ?? 0) / 60))
}

async function readNameHistory(db: Connection, username: string, lockMinutes: number): Promise<HistoryRow> {
  const since = sql`greatest(
    now() - interval '1 day',
    (select max(created_at) from sys_sign_in_attempt where username = ${username} and outcome = 'succeeded'),
    (select max(password_changed_at) from sys_user where username = ${username} and del_flag = 0)
  )`
  const { rows } = await sql<HistoryRow>`
    select
      count(*) filter (where outcome = 'failed') as failures,
      count(*) filter (where outcome = 'started' and created_at > now() - interval '30 seconds') as running,
      extract(epoch from max(created_at) filter (where outcome = 'failed')
        + make_interval(mins => ${sql.lit(lockMinutes)}) - now())::integer as "secondsLeft"
    from sys_sign_in_attempt where username = ${username} and created_at > ${since}`.execute(db)
  return rows[0] ?? { failures: 0, running: 0, secondsLeft: null }
}

async function readAddressHistory(db: Connection, address: string): Promise<HistoryRow> {
  const { rows } = await sql<HistoryRow>`
    select count(*) as failures, 0 as running,
      extract(epoch from min(created_at) + interval '10 minutes' - now())::integer as "secondsLeft"
    from sys_sign_in_attempt where ip = ${address} and created_at > now() - interval '10 minutes'
      and outcome in ('failed', 'started')`.execute(db)
  return rows[0] ?? { failures: 0, running: 0, secondsLeft: null }
}

/** Writes an attempt down, and into the log, before its password is checked, and gives its id. */
export async function startAttempt(
  db: Connection,
  attempt: { readonly username: string; readonly address: string; readonly path: string },
): Promise<string> {
  const id = createId()
  // None of that age is counted any more.
  await db.deleteFrom('sysSignInAttempt').where('createdAt', '<', sql<string>`now() - interval '1 day'`).execute()
  await insertRows(db, 'sysSignInAttempt', {
    id,
    username: attempt.username,
    ip: attempt.address,
    outcome: 'started' satisfies Outcome,
    createdAt: sql<string>`clock_timestamp()`,
  })
  await insertRows(db, 'sysLog', {
    id,
    logType: 1,
    ...toLogTexts(toSentence(contents.started, { username: attempt.username })),
    username: attempt.username,
    ip: attempt.address,
    method: toMethod('started'),
    requestUrl: attempt.path,
    requestType: 'POST',
    createTime: sql<string>`clock_timestamp()`,
  })
  return id
}

const contents = {
  started: texts('用户名: {username},正在登录', '{username}: signing in', '使用者名稱: {username},正在登入'),
  failed: texts('用户名: {username},登录失败！', '{username}: sign-in failed', '使用者名稱: {username},登入失敗！'),
  succeeded: texts('用户名: {username},登录成功！', '{username}: signed in', '使用者名稱: {username},登入成功！'),
  refused: texts(
    '用户名: {username},登录被拒绝！',
    '{username}: sign-in refused',
    '使用者名稱: {username},登入被拒絕！',
  ),
} as const satisfies Readonly<Record<Outcome, LanguageTexts>>

/** An attempt whose outcome is known, and whose account it was for where there is one. */
export interface FinishedAttempt {
  readonly id: string
  /** The name by which attempts are counted: a user name, or a phone number. */
  readonly username: string
  readonly userId: string | null
  /** The user name where attempts are counted by something else. */
  readonly account?: string
  /** The tenant in which the person works by themselves, where they are known. */
  readonly tenantId?: number | undefined
}

/** Writes down, and into the log, what became of an attempt. */
export async function finishAttempt(
  db: Connection,
  attempt: FinishedAttempt,
  outcome: Exclude<Outcome, 'started'>,
): Promise<void> {
  await updateRows(db, 'sysSignInAttempt', { id: attempt.id }, { outcome, username: attempt.username })
  await updateRows(
    db,
    'sysLog',
    { id: attempt.id },
    {
      method: toMethod(outcome),
      ...toLogTexts(toSentence(contents[outcome], { username: attempt.account ?? attempt.username })),
      username: attempt.username,
      userid: attempt.userId,
      ...(attempt.tenantId === undefined ? {} : { tenantId: attempt.tenantId }),
      costTime: sql<number>`cast(extract(epoch from clock_timestamp() - create_time) * 1000 as integer)`,
    },
  )
}

/** Takes an attempt back that was none. */
export async function forgetAttempt(db: Connection, id: string): Promise<void> {
  await deleteRows(db, 'sysSignInAttempt', { id })
  await deleteRows(db, 'sysLog', { id })
}
