import { sql } from 'kysely'
import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { findRow, updateRows } from '../../db/rows.ts'
import {
  type Call,
  FieldRefusal,
  hashPassword,
  logOperation,
  revokeAllOf,
  type SignedInCall,
  texts,
  verifyPassword,
  withTransaction,
} from '../../http/index.ts'
import { requireVisible } from '../../http/resource/index.ts'
import { finishAttempt, forgetAttempt, readAttempts, startAttempt } from '../sign-in/attempts.ts'
import { refuseSignIn } from '../sign-in/messages.ts'
import { findWeakness } from './passwordPolicy.ts'
import { users } from './resource.ts'

/** What is said of a change of a password (wire contract 1.6). */
const passwordMessages = {
  oldWrong: { zh: '旧密码输入错误!', en: 'The old password is wrong.', tw: '舊密碼輸入錯誤!' },
  newMissing: { zh: '新密码不允许为空!', en: 'The new password must not be empty.', tw: '新密碼不允許為空!' },
  notEqual: { zh: '两次输入密码不一致!', en: 'The passwords do not match.', tw: '兩次輸入密碼不一致!' },
  unknown: { zh: '该用户不存在', en: 'There is no such user.', tw: '該使用者不存在' },
} as const satisfies Record<string, LanguageTexts>

/** What a person sends to change their own password (wire contract 1.6). */
export interface PasswordChange {
  readonly username: string
  readonly oldpassword: string
  readonly password: string
  readonly confirmpassword: string
}

/**
 * Changes the caller's own password and ends their other sessions. Wrong old passwords count as failed sign-ins, so that
 * a stolen token cannot try them all.
 */
export async function changeOwnPassword(call: SignedInCall, change: PasswordChange): Promise<void> {
  const { user } = call
  if (change.username !== '' && change.username !== user.username) throw createError('forbidden')
  checkNewPassword(change)
  await checkOldPassword(call, change.oldpassword)
  await requireAcceptable(change.password, call)
  await savePassword(call, user, change.password)
}

/** Sets the password of another account, whose sessions end. */
export async function resetPassword(call: SignedInCall, username: string, password: string): Promise<void> {
  checkNewPassword({ password, confirmpassword: password })
  await requireAcceptable(password, call)
  const user = await findRow(call.db, 'sysUser', { username, delFlag: 0 }, ['id', 'username'])
  if (user === undefined) throw createFailure(passwordMessages.unknown)
  await requireVisible(users.model, call, [user.id])
  await savePassword(call, user, password)
}

/** Refuses a new password that is missing, or that was not typed twice alike. */
export function checkNewPassword(sent: { readonly password: string; readonly confirmpassword?: string }): void {
  const { password, confirmpassword = password } = sent
  if (password === '') throw new FieldRefusal(passwordMessages.newMissing, ['password'])
  if (password !== confirmpassword) throw new FieldRefusal(passwordMessages.notEqual, ['confirmpassword'])
}

async function checkOldPassword(call: SignedInCall, password: string): Promise<void> {
  const { db, user, request } = call
  const id = await db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'sign-in')
    const { nameLockedMinutes: minutes } = await readAttempts(transaction, user.username, request.ip)
    if (minutes > 0) throw refuseSignIn('nameLocked', { minutes, fields: ['oldpassword'] })
    const path = request.routeOptions.url ?? ''
    return startAttempt(transaction, { username: user.username, address: request.ip, path })
  })
  const stored = await findRow(db, 'sysUser', { id: user.id }, ['password'])
  if (stored === undefined || !(await verifyPassword(stored.password, password))) {
    await finishAttempt(db, { id, username: user.username, userId: user.id }, 'failed')
    throw new FieldRefusal(passwordMessages.oldWrong, ['oldpassword'])
  }
  // It was no sign-in, so the log keeps nothing of it; the change itself is logged.
  await forgetAttempt(db, id)
}

/** Refuses a password that is too easy to guess, with words at its field. */
export async function requireAcceptable(password: string, call: Pick<Call, 'db'>): Promise<void> {
  const weakness = await findWeakness(call.db, password)
  if (weakness !== undefined) throw new FieldRefusal(weakness, ['password'])
}

/** Keeps a new password and ends the sessions of the account, save the one that made the call. */
export async function savePassword(
  call: Call,
  user: { readonly id: string; readonly username: string },
  password: string,
): Promise<void> {
  const hashed = await hashPassword(password)
  await withTransaction(call, async (inner) => {
    const transaction = inner.db
    const now = sql<string>`now()`
    await updateRows(
      transaction,
      'sysUser',
      { id: user.id },
      {
        password: hashed,
        passwordChangedAt: now,
        updateBy: call.user?.username ?? user.username,
        updateTime: now,
      },
    )
    await revokeAllOf(transaction, [user.id], call.user === undefined ? undefined : call.sessionId)
    const operation = {
      type: 'edit',
      content: texts('修改密码', 'Password changed', '修改密碼'),
      values: { username: user.username },
    } as const
    await logOperation(inner, operation)
  })
}
