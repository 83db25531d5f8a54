import { type Account, type Call, type CurrentUser, createSession, findOwnTenant } from '../../http/index.ts'
import { finishAttempt } from './attempts.ts'
import { refuseSignIn } from './messages.ts'

/** An open session and whose it is. */
export interface SignedIn {
  readonly token: string
  readonly user: CurrentUser
}

/**
 * Opens a session for who has proved to own an account, and writes into the log that the attempt succeeded. Deleted and
 * frozen accounts are refused in words of their own, at the `fields` where the person put the name.
 */
export async function openSession(
  { db, request }: Pick<Call, 'db' | 'request'>,
  started: { readonly id: string; readonly username: string },
  account: Account,
  fields?: readonly string[],
): Promise<SignedIn> {
  const tenantId = await findOwnTenant(db, account)
  const attempt = { ...started, userId: account.id, account: account.username, tenantId }
  if (account.delFlag !== 0 || account.status !== 1) {
    await finishAttempt(db, attempt, 'refused')
    throw refuseSignIn(account.delFlag !== 0 ? 'deleted' : 'frozen', fields && { fields })
  }
  await finishAttempt(db, attempt, 'succeeded')
  const userAgent = request.headers['user-agent'] ?? null
  const token = await createSession(db, { userId: account.id, ip: request.ip, userAgent })
  const { password: _, ...user } = account
  return { token, user }
}
