import type { Call } from '../../http/index.ts'
import { findAccountByTarget } from '../verification/accounts.ts'
import { takeCode } from '../verification/codes.ts'
import { parsePhone } from '../verification/target.ts'
import { admitProof } from './admission.ts'
import { finishAttempt } from './attempts.ts'
import { refuseSignIn } from './messages.ts'
import { openSession, type SignedIn } from './session.ts'

/** Where the person put the name of the account. */
const fields = ['mobile']

/**
 * Signs a person in by the code that their phone was sent (wire contract 1.4). Only who proves to have the phone learns
 * whether an account belongs to it.
 */
export async function signInByPhone(
  call: Call,
  { mobile, captcha }: { readonly mobile: string; readonly captcha: string },
): Promise<SignedIn> {
  const { db } = call
  const target = parsePhone(mobile)
  const attempt = await admitProof(call, target.address, fields)
  if (!(await takeCode(db, target, 'signIn', captcha))) {
    await finishAttempt(db, { ...attempt, userId: null }, 'failed')
    throw refuseSignIn('codeWrong')
  }
  const account = await findAccountByTarget(db, target)
  if (account === undefined) {
    await finishAttempt(db, { ...attempt, userId: null }, 'refused')
    throw refuseSignIn('phoneUnknown')
  }
  return openSession(call, attempt, account, fields)
}
