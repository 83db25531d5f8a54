import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { refuseFields, type SignedInCall } from '../../http/index.ts'
import { userMessages } from './messages.ts'

/** Whether an account has or had a name: it stays taken in the recycle bin and after, as records name their authors by it. */
export async function isUsernameUsed(db: Connection, username: string): Promise<boolean> {
  return (await findRow(db, 'sysUsedUsername', { username }, ['username'])) !== undefined
}

/** Whether a name is that of an account which is gone; others are looked for among the accounts. */
const isFormer = async (db: Connection, username: string): Promise<boolean> =>
  (await isUsernameUsed(db, username)) && (await findRow(db, 'sysUser', { username, delFlag: 0 }, ['id'])) === undefined

/** The same of a value of any column, for the check for duplicates. */
export const isFormerName = async (db: Connection, column: string, value: string): Promise<boolean> =>
  column === 'username' && (await isFormer(db, value))

/** Refuses the name of an account that is gone; that of one which is there is refused as every value that is unique. */
export async function refuseFormerUsername({ db, language }: SignedInCall, username: unknown): Promise<void> {
  if (typeof username !== 'string' || !(await isFormer(db, username))) return
  throw refuseFields({ username: userMessages.usedBefore[language] })
}
