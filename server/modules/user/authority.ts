import { createFailure } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import { administratorRole, type SignedInCall } from '../../http/index.ts'

const messages = {
  lastAdministrator: {
    zh: '至少保留一名可用的管理员',
    en: 'At least one active administrator must remain.',
    tw: '至少保留一名可用的管理員',
  },
  oneself: { zh: '不能对自己执行此操作', en: 'You cannot do this to yourself.', tw: '不能對自己執行此操作' },
} as const

/** Refuses what nobody may do to themselves, such as freezing. */
export function refuseOneself(call: SignedInCall, userIds: readonly string[]): void {
  if (userIds.includes(call.user.id)) throw createFailure(messages.oneself)
}

/**
 * Refuses to take the last active administrator away. Whoever takes one away waits here for the others who do until their
 * transaction has ended.
 */
export async function requireAdministratorBeside(transaction: Connection, userIds: readonly string[]): Promise<void> {
  await lockUntilCommit(transaction, 'administrators')
  const administrators = await transaction
    .selectFrom('sysUser')
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select('sysUser.id')
    .where('sysRole.roleCode', '=', administratorRole)
    .where('sysUser.delFlag', '=', 0)
    .where('sysUser.status', '=', 1)
    .execute()
  const goes = administrators.filter(({ id }) => userIds.includes(id))
  if (goes.length > 0 && goes.length === administrators.length) throw createFailure(messages.lastAdministrator)
}
