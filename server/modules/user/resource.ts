import { createError } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import { hashPassword } from '../../http/password.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { resource } from '../../http/resource/resource.ts'
import { revokeAllOf } from '../../http/session.ts'
import { withDepartNames } from '../organisation/departs.ts'
import { refuseOneself, requireAdministratorBeside, requireAuthorityOver } from './authority.ts'
import { userFields } from './fields.ts'
import { hashUnusablePassword, isAcceptablePassword, weakPassword } from './passwordPolicy.ts'
import { setUserRoles } from './userRoles.ts'

/** The users as records (wire contract 1.6). Deleted ones lie in the recycle bin; the password never leaves. */
export const users = resource({
  path: '/sys/user',
  table: 'sysUser',
  title: { zh: '用户', en: 'Users', tw: '使用者' },
  access: 'user',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  fields: userFields,
  deletedField: 'delFlag',
  lookup: ['id', 'username', 'realname'],
  present: (records, { db }) => withDepartNames(db, records),
  hooks: {
    beforeAdd: async (values, call) => ({ ...values, password: await toFirstPassword(call) }),
    afterAdd: (row, call) => saveRoles(call, String(row.id)),
    beforeEdit: async (_values, before, call) => {
      await requireAuthorityOver(call, [String(before.id)])
      return undefined
    },
    afterEdit: (row, _before, call) => saveRoles(call, String(row.id)),
    beforeDelete: async (rows, call) => {
      const ids = rows.map((row) => String(row.id))
      refuseOneself(call, ids)
      await requireAuthorityOver(call, ids)
      await requireAdministratorBeside(call.db, ids)
    },
    afterDelete: (rows, call) =>
      revokeAllOf(
        call.db,
        rows.map((row) => String(row.id)),
      ),
  },
})

/** Spreadsheets carry no passwords: who comes from one cannot sign in before an administrator sets one. */
async function toFirstPassword(call: SignedInCall): Promise<string> {
  if (call.request.isMultipart()) return hashUnusablePassword()
  const { password } = call.body as Values
  if (typeof password === 'string' && isAcceptablePassword(password)) return hashPassword(password)
  const message = weakPassword[call.language]
  throw createError('fieldsInvalid', { detail: message }, { password: message })
}

async function saveRoles(call: SignedInCall, userId: string): Promise<void> {
  const { selectedroles } = call.body as Values
  if (typeof selectedroles === 'string') await setUserRoles(call, userId, splitIds(selectedroles))
  else if (Array.isArray(selectedroles)) await setUserRoles(call, userId, splitIds(selectedroles.join(',')))
}
