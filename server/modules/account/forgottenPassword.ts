import { createFailure } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { type Account, type Call, FieldRefusal } from '../../http/index.ts'
import { checkNewPassword, requireAcceptable, savePassword } from '../user/passwords.ts'
import { findAccountByTarget } from '../verification/accounts.ts'
import { takeCode } from '../verification/codes.ts'
import { parsePhone, type Target } from '../verification/target.ts'
import { createTicket, takeTicket } from '../verification/tickets.ts'
import { accountMessages } from './messages.ts'

const purpose = 'reset'

/** Exchanges a right code for a ticket of ten minutes, and tells its owner the name of the account. */
export async function proveContact(
  call: Call,
  target: Target,
  smscode: string,
): Promise<{ readonly ticket: string; readonly username: string }> {
  const account = await findProved(call, target, smscode)
  const ticket = await createTicket(call.db, { purpose, content: { userId: account.id }, minutes: 10 })
  return { ticket, username: account.username }
}

/** What a person sends who has forgotten the password: a ticket, or name, phone and code at once (wire contract 1.4). */
export interface ForgottenPassword {
  readonly ticket: string
  readonly username: string
  readonly phone: string
  readonly smscode: string
  readonly password: string
  readonly confirmpassword?: string
}

/** Sets a forgotten password, which ends all sessions of the account. A password that is refused spends no proof. */
export async function changeForgottenPassword(call: Call, sent: ForgottenPassword): Promise<void> {
  checkNewPassword(sent)
  await requireAcceptable(sent.password, call)
  const account =
    sent.ticket === ''
      ? await findProved(call, parsePhone(sent.phone), sent.smscode, sent.username.trim())
      : await findByTicket(call, sent.ticket)
  // Whoever asks may be signed in as somebody else, whose session has nothing to do with this account.
  await savePassword({ ...call, user: undefined, sessionId: undefined }, account, sent.password)
}

async function findProved(call: Call, target: Target, smscode: string, username?: string): Promise<Account> {
  const account = (await takeCode(call.db, target, purpose, smscode))
    ? await findAccountByTarget(call.db, target)
    : undefined
  if (account === undefined || (username !== undefined && username !== account.username))
    throw new FieldRefusal(accountMessages.resetFailed, ['smscode'])
  return account
}

async function findByTicket(call: Call, ticket: string): Promise<Account> {
  const content = await takeTicket(call.db, purpose, ticket)
  const account = await findRow(call.db, 'sysUser', { id: content?.userId ?? '', delFlag: 0 })
  if (account === undefined) throw createFailure(accountMessages.resetFailed)
  return account
}
