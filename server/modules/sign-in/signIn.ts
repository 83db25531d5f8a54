import { lockUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import type { Call } from '../../http/index.ts'
import { captchaAfter, finishAttempt, readAttempts, startAttempt } from './attempts.ts'
import { takeCaptcha } from './captcha.ts'
import { checkPassword } from './checkPassword.ts'
import { refuseSignIn } from './messages.ts'
import { openSession, type SignedIn } from './session.ts'

/** What a person sends to sign in (wire contract 1.4). */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly checkKey: string
}

/**
 * Signs a person in. After three failures of the name or of the address a captcha is asked for, after ten, or as many as the
 * installation says, the name waits; unknown names are treated as known ones, and frozen is said only to who knows the password. Throws a
 * refusal whose result says whether the next attempt needs a captcha.
 */
export async function signIn(call: Pick<Call, 'db' | 'request'>, credentials: Credentials): Promise<SignedIn> {
  const { db } = call
  const username = credentials.username.trim()
  const admission = await db.transaction().execute((transaction) => admit(transaction, call, username, credentials))
  if ('refusal' in admission) throw admission.refusal

  const account = await findAccount(db, username)
  const isRight = await checkPassword(account, credentials.password)
  const attempt = { id: admission.attemptId, username }
  if (account === undefined || !isRight) {
    await finishAttempt(db, { ...attempt, userId: account?.id ?? null }, 'failed')
    throw refuseSignIn('credentialsWrong', { captchaRequired: admission.nextNeedsCaptcha })
  }
  return openSession(call, attempt, account)
}

type Admission =
  | { readonly attemptId: string; readonly nextNeedsCaptcha: boolean }
  | { readonly refusal: ReturnType<typeof refuseSignIn> }

/**
 * Decides whether a password may be tried at all and writes the attempt down. It is short and in turn for all sign-ins, so
 * that parallel guesses are counted; a refusal is returned, because throwing would give a used captcha back.
 */
async function admit(
  db: Connection,
  call: Pick<Call, 'request'>,
  username: string,
  { captcha, checkKey }: Credentials,
): Promise<Admission> {
  await lockUntilCommit(db, 'sign-in')
  const address = call.request.ip
  const history = await readAttempts(db, username, address)
  const maxFailures = Math.max(history.nameFailures, history.addressFailures)
  const captchaRequired = maxFailures >= captchaAfter
  if (history.nameLockedMinutes > 0)
    return { refusal: refuseSignIn('nameLocked', { captchaRequired, minutes: history.nameLockedMinutes }) }
  if (history.addressLockedMinutes > 0)
    return { refusal: refuseSignIn('addressLocked', { captchaRequired, minutes: history.addressLockedMinutes }) }
  if (captcha !== '') {
    if (!(await takeCaptcha(db, checkKey, captcha)))
      return { refusal: refuseSignIn('captchaWrong', { captchaRequired }) }
  } else if (captchaRequired) return { refusal: refuseSignIn('captchaMissing', { captchaRequired }) }
  const path = call.request.routeOptions.url ?? ''
  const attemptId = await startAttempt(db, { username, address, path })
  return { attemptId, nextNeedsCaptcha: maxFailures + 1 >= captchaAfter }
}

/** The account of a name; of several with the same name the one that is not in the recycle bin. */
export function findAccount(db: Connection, username: string) {
  return db
    .selectFrom('sysUser')
    .selectAll()
    .where('username', '=', username)
    .orderBy('delFlag')
    .orderBy('createTime', 'desc')
    .limit(1)
    .executeTakeFirst()
}
