import { createError } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import { hashPassword } from '../../http/password.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { resource } from '../../http/resource/resource.ts'
import { type Account, revokeAllOf } from '../../http/session.ts'
import { saveUserDeparts } from '../depart/userDeparts.ts'
import { withDepartNames } from '../organisation/departs.ts'
import { refuseOneself, requireAdministratorBeside, requireAuthorityOver } from './authority.ts'
import { inDepart, inDepartCode } from './departFilters.ts'
import { userFields } from './fields.ts'
import { findWeakness, hashUnusablePassword } from './passwordPolicy.ts'
import { setUserRoles } from './userRoles.ts'
import { withTenants } from './userTenants.ts'

/** The users as records (wire contract 1.6). Deleted ones lie in the recycle bin; the password never leaves. */
export const users = resource({
  path: '/sys/user',
  table: 'sysUser',
  title: { zh: '用户', en: 'Users', tw: '使用者' },
  access: 'user',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  fields: userFields,
  deletedField: 'delFlag',
  tenant: { field: 'relTenantIds', isList: true },
  lookup: ['id', 'username', 'realname'],
  filters: { departId: inDepart, code: inDepartCode },
  present: (records, { db }) => withDepartNames(db, records),
  hooks: {
    beforeAdd: async (values, call) => ({
      ...(await withTenants(values, null, call)),
      password: await toFirstPassword(call),
    }),
    afterAdd: (row, call) => saveLinks(call, row),
    beforeEdit: async (values, before, call) => {
      await requireAuthorityOver(call, [String(before.id)])
      return withTenants(values, before, call)
    },
    afterEdit: (row, _before, call) => saveLinks(call, row),
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
  const sent = typeof password === 'string' ? password : ''
  const weakness = await findWeakness(call.db, sent)
  if (weakness === undefined) return hashPassword(sent)
  const message = weakness[call.language]
  throw createError('fieldsInvalid', { detail: message }, { password: message })
}

/** What a form of a user says beside the user: roles and departments. Spreadsheets say neither. */
async function saveLinks(call: SignedInCall, row: Values): Promise<void> {
  if (call.request.isMultipart()) return
  const { id, userIdentity, departIds } = row as Pick<Account, 'id' | 'userIdentity' | 'departIds'>
  await saveRoles(call, id)
  await saveUserDeparts(call, { id, userIdentity, departIds })
}

async function saveRoles(call: SignedInCall, userId: string): Promise<void> {
  const { selectedroles } = call.body as Values
  if (typeof selectedroles === 'string') await setUserRoles(call, userId, splitIds(selectedroles))
  else if (Array.isArray(selectedroles)) await setUserRoles(call, userId, splitIds(selectedroles.join(',')))
}
