import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { refuseFields, type SignedInCall } from '../../http/index.ts'
import { userMessages } from './messages.ts'

/** Whether an account has or had a name: it stays taken in the recycle bin and after, as records name their authors by it. */
export async function isUsernameUsed(db: Connection, username: string): Promise<boolean> {
  return (await findRow(db, 'sysUsedUsername', { username }, ['username'])) !== undefined
}

/** Refuses the name of an account that is gone; that of one which is there is refused as every value that is unique. */
export async function refuseFormerUsername({ db, language }: SignedInCall, username: unknown): Promise<void> {
  if (typeof username !== 'string' || !(await isUsernameUsed(db, username))) return
  if ((await findRow(db, 'sysUser', { username, delFlag: 0 }, ['id'])) !== undefined) return
  throw refuseFields({ username: userMessages.usedBefore[language] })
}
