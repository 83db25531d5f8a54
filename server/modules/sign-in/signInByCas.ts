import { type Call, readPublicOrigin } from '../../http/index.ts'
import { admitProof } from './admission.ts'
import { finishAttempt } from './attempts.ts'
import { validateTicket } from './casTicket.ts'
import { refuseSignIn } from './messages.ts'
import { openSession, type SignedIn } from './session.ts'
import { findAccount } from './signIn.ts'

/**
 * Signs a person in by a ticket of the CAS server (wire contract 1.4). The ticket has to be for an address of this very
 * server: one that was made out to another site opens nothing here.
 */
export async function signInByCas(
  call: Call,
  { ticket, service }: { readonly ticket: string; readonly service: string },
): Promise<SignedIn> {
  const { db, config } = call
  if (config.casUrl === undefined) throw refuseSignIn('casMissing')
  if (!URL.canParse(service) || new URL(service).origin !== readPublicOrigin(config)) throw refuseSignIn('casRefused')
  const attempt = await admitProof(call, '')
  const username = await validateTicket(config.casUrl, ticket, service)
  if (username === undefined) {
    await finishAttempt(db, { ...attempt, userId: null }, 'failed')
    throw refuseSignIn('casRefused')
  }
  const account = await findAccount(db, username)
  if (account === undefined) {
    await finishAttempt(db, { ...attempt, username, userId: null }, 'refused')
    throw refuseSignIn('userUnknown')
  }
  return openSession(call, { ...attempt, username }, account)
}
