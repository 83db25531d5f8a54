import { logOperation, revokeAllOf, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { changeRecords, requireVisible, toEditStamps, withSeenRecords } from '../../http/resource/index.ts'
import { refuseOneself, requireAdministratorBeside } from './authority.ts'
import { users } from './resource.ts'

/** What an account may be: 1 normal, 2 frozen (wire contract 1.6). */
export type AccountStatus = 1 | 2

/** Freezes accounts, whose sessions end at once, or makes them normal again. */
export function setAccountStatus(call: SignedInCall, ids: readonly string[], status: AccountStatus): Promise<void> {
  return withSeenRecords(users.model, call, ids, (seen) =>
    withTransaction(seen, async (inner) => {
      const { db } = inner
      await requireVisible(users.model, inner, ids)
      if (status === 2) {
        refuseOneself(inner, ids)
        await requireAdministratorBeside(db, ids)
        await revokeAllOf(db, ids)
      }
      await changeRecords(users.model, inner, ids, { status, ...toEditStamps(users.model, call.user) })
      const content =
        status === 2
          ? texts('冻结用户', 'Users frozen', '凍結使用者')
          : texts('解冻用户', 'Users unfrozen', '解凍使用者')
      await logOperation(inner, { type: 'edit', content, values: { ids } })
    }),
  )
}
