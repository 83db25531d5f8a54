import { lockUntilCommit } from '../../db/lock.ts'
import type { Call } from '../../http/index.ts'
import { readAttempts, startAttempt } from './attempts.ts'
import { refuseSignIn } from './messages.ts'

/** An attempt that was let in and is in the log. */
export interface StartedAttempt {
  readonly id: string
  readonly username: string
}

/**
 * Lets an attempt in that proves itself otherwise than by a password, and writes it down: the locks of the password
 * sign-in hold for it too. A name that is not known yet is empty, and then only the address is looked at. `fields` is
 * where the person put the name.
 */
export function admitProof(
  { db, request }: Pick<Call, 'db' | 'request'>,
  username: string,
  fields?: readonly string[],
): Promise<StartedAttempt> {
  return db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'sign-in')
    const history = await readAttempts(transaction, username, request.ip)
    const { nameLockedMinutes, addressLockedMinutes } = history
    if (username !== '' && nameLockedMinutes > 0)
      throw refuseSignIn('nameLocked', { minutes: nameLockedMinutes, ...(fields && { fields }) })
    if (addressLockedMinutes > 0) throw refuseSignIn('addressLocked', { minutes: addressLockedMinutes })
    const path = request.routeOptions.url ?? ''
    return { id: await startAttempt(transaction, { username, address: request.ip, path }), username }
  })
}
