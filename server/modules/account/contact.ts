import { lockUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import { type Call, refuseFields } from '../../http/index.ts'
import { isTargetTaken } from '../verification/accounts.ts'
import type { Target } from '../verification/target.ts'
import { accountMessages } from './messages.ts'

/** Waits for the others who write users, so that two of them cannot both find a value free. */
export function lockUsers(transaction: Connection): Promise<void> {
  return lockUntilCommit(transaction, 'unique sysUser')
}

/** Refuses a phone or a mailbox of somebody else, with words at its field. */
export async function refuseTakenContact(
  call: Pick<Call, 'db' | 'language'>,
  target: Target,
  exceptUserId?: string,
): Promise<void> {
  if (!(await isTargetTaken(call.db, target, exceptUserId))) return
  const { phoneTaken, mailTaken } = accountMessages
  throw refuseFields(
    target.channel === 'sms' ? { phone: phoneTaken[call.language] } : { email: mailTaken[call.language] },
  )
}
