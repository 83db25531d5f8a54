import { createError, createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { formatWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../../http/call.ts'
import { logOperation } from '../../http/operationLog.ts'
import { narrowRecords } from '../../http/resource/narrow.ts'
import { requireVisible } from '../../http/resource/select.ts'
import { withVersions } from '../../http/resource/withVersions.ts'
import { revokeAllOf } from '../../http/session.ts'
import { withTransaction } from '../../http/transaction.ts'
import { refuseOneself, requireAdministratorBeside, requireAuthorityOver } from './authority.ts'
import { users } from './resource.ts'

/** What an account may be: 1 normal, 2 frozen (wire contract 1.6). */
export type AccountStatus = 1 | 2

/** Freezes accounts, whose sessions end at once, or makes them normal again. */
export function setAccountStatus(call: SignedInCall, ids: readonly string[], status: AccountStatus): Promise<void> {
  return withTransaction(call, async (inner) => {
    const { db } = inner
    await requireVisible(users.model, inner, ids)
    await requireAuthorityOver(inner, ids)
    if (status === 2) {
      refuseOneself(inner, ids)
      await requireAdministratorBeside(db, ids)
      await revokeAllOf(db, ids)
    }
    const stamp = { updateBy: call.user.username, updateTime: formatWireTime(Date.now()) }
    await withVersions(users.model, inner, ids, (found) =>
      db
        .updateTable('sysUser')
        .set({ status, ...stamp })
        .where('id', 'in', found)
        .where('delFlag', '=', 0)
        .execute(),
    )
    const content = status === 2 ? '冻结用户' : '解冻用户'
    await logOperation(inner, { type: 'edit', content, values: { ids } })
  })
}

/** The users in the recycle bin. */
export function selectRecycleBin(call: SignedInCall): RecordQuery {
  return toDynamic(call.db).selectFrom('sysUser').where('delFlag', '=', 1)
}

const taken = {
  zh: '用户账号已存在，不能还原',
  en: 'The account exists again and cannot be restored.',
  tw: '使用者帳號已存在，不能還原',
}

/** Takes users out of the recycle bin; their roles come back with them. */
export function restoreUsers(call: SignedInCall, ids: readonly string[]): Promise<void> {
  return withTransaction(call, async (inner) => {
    const deleted = await selectDeleted(inner, ids)
    const found = deleted.map((user) => user.id)
    await requireAuthorityOver(inner, found)
    const names = deleted.map((user) => user.username)
    const present = await inner.db
      .selectFrom('sysUser')
      .select('id')
      .where('username', 'in', names)
      .where('delFlag', '=', 0)
      .execute()
    if (present.length > 0 || new Set(names).size < names.length) throw createFailure(taken)
    const stamp = { updateBy: call.user.username, updateTime: formatWireTime(Date.now()) }
    await withVersions(users.model, inner, found, () =>
      inner.db
        .updateTable('sysUser')
        .set({ delFlag: 0, ...stamp })
        .where('id', 'in', found)
        .execute(),
    )
    await logOperation(inner, { type: 'edit', content: '还原用户', values: { ids: found } })
  })
}

/** Removes users for good, out of the recycle bin only. */
export function destroyUsers(call: SignedInCall, ids: readonly string[]): Promise<void> {
  return withTransaction(call, async (inner) => {
    const deleted = await selectDeleted(inner, ids)
    const found = deleted.map((user) => user.id)
    await requireAuthorityOver(inner, found)
    await withVersions(users.model, inner, found, () =>
      inner.db.deleteFrom('sysUser').where('id', 'in', found).where('delFlag', '=', 1).execute(),
    )
    await logOperation(inner, { type: 'delete', content: '彻底删除用户', values: { ids: found } })
  })
}

async function selectDeleted(
  call: SignedInCall,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly username: string }[]> {
  const found =
    ids.length === 0
      ? []
      : await call.db
          .selectFrom('sysUser')
          .select(['id', 'username'])
          .where('id', 'in', await findSeen(call, ids))
          .where('delFlag', '=', 1)
          .forUpdate()
          .execute()
  if (found.length === 0) throw createError('recordNotFound')
  return found
}

/** The ids among some of the recycle bin that the caller sees; an empty text is no id. */
async function findSeen(call: SignedInCall, ids: readonly string[]): Promise<readonly string[]> {
  const seen = await narrowRecords(users.model, selectRecycleBin(call), call)
  const rows = await seen.select('id').where('id', 'in', ids).execute()
  return ['', ...rows.map(({ id }) => String(id))]
}
