import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { findRow } from '../../db/rows.ts'
import {
  code,
  defineModule,
  idsOfAdded,
  ok,
  route,
  type SignedInCall,
  type Subjects,
  signedIn,
} from '../../http/index.ts'
import { importRecords, requireVisible, splitIds, type Values } from '../../http/resource/index.ts'
import { setAccountStatus } from './accounts.ts'
import { avatars } from './avatars.ts'
import { userMessages } from './messages.ts'
import { changeOwnPassword, resetPassword } from './passwords.ts'
import { listPickerUsers } from './picker.ts'
import { users } from './resource.ts'
import { roleUserRoutes } from './roleUserRoutes.ts'
import { isFormerName, isUsernameUsed } from './usedUsernames.ts'
import { readNamedRoleIds } from './userRoles.ts'

const text = Type.String({ maxLength: 200, default: '' })
const ids = Type.String({ minLength: 1 })

/** Users and what is done with their accounts (wire contract 1.6). */
export const userModule = defineModule({
  id: 'user',
  section: '7.2',
  tables: [{ ...users.table, isUsed: isFormerName }, avatars],
  routes: [
    users.routes,
    roleUserRoutes,
    route(
      'POST',
      '/sys/user/importExcel',
      code('user:import'),
      { isUpload: true, act: { gives: (_call, result) => ({ users: idsOfAdded(result) }) } },
      async (call) => {
        const { result, code, details } = await importRecords(users.model, call)
        return ok(result, code === 201 ? userMessages.importedPartly : userMessages.imported, { code, details })
      },
    ),
    route(
      'PUT',
      '/sys/user/frozenBatch',
      code('user:freeze'),
      {
        body: { ids, status: Type.Integer({ minimum: 1, maximum: 2 }) },
        act: { actsFor: ({ body }) => ({ users: splitIds(body.ids) }) },
      },
      async (call) => ok(await setAccountStatus(call, splitIds(call.body.ids), call.body.status === 2 ? 2 : 1)),
    ),
    route(
      'PUT',
      '/sys/user/changePassword',
      code('user:password'),
      {
        body: { username: Type.String({ minLength: 1 }), password: text },
        act: { actsFor: (call) => findNamed(call, call.body.username) },
      },
      async (call) =>
        ok(await resetPassword(call, call.body.username, call.body.password), userMessages.passwordChanged),
    ),
    route(
      ['PUT', 'POST'],
      '/sys/user/updatePassword',
      signedIn('People change their own password only, and prove that they know the old one.'),
      { body: { username: text, oldpassword: text, password: text, confirmpassword: text }, act: 'none' },
      async (call) => ok(await changeOwnPassword(call, call.body), userMessages.passwordChanged),
    ),
    route('GET', '/sys/user/recycleBin', users.bin.access, (call) => users.bin.list(call)),
    route(
      'PUT',
      '/sys/user/putRecycleBin',
      users.bin.access,
      { body: { userIds: ids }, act: { actsFor: ({ body }) => ({ users: splitIds(body.userIds) }) } },
      async (call) => ok(await users.bin.restore(call, splitIds(call.body.userIds))),
    ),
    route(
      'DELETE',
      '/sys/user/deleteRecycleBin',
      users.bin.access,
      { query: { userIds: ids }, act: { actsFor: ({ query }) => ({ users: splitIds(query.userIds) }) } },
      async (call) => ok(await users.bin.erase(call, splitIds(call.query.userIds))),
    ),
    route('GET', '/sys/user/queryUserRole', code('user:list'), { query: { userid: ids } }, async (call) => {
      await requireVisible(users.model, call, [call.query.userid])
      return readNamedRoleIds(call, call.query.userid)
    }),
    route(
      'GET',
      '/sys/user/checkOnlyUser',
      signedIn('Forms with accounts ask before they are sent; nobody outside may ask who exists.'),
      async (call) => {
        if (await isTaken(call)) throw createFailure(userMessages.taken)
        return ok(true)
      },
    ),
    route(
      'GET',
      '/sys/user/queryUserComponentData',
      signedIn('Pickers of every form choose users; only names and pictures are shown to all.'),
      listPickerUsers,
    ),
    route('GET', '/sys/user/generateUserId', code('user:add'), () => createId()),
    route('GET', '/sys/user/queryByIds', code('user:list'), { query: { userIds: ids } }, async (call) => {
      const wanted = splitIds(call.query.userIds)
      const parameters = { pageSize: '1000' }
      return (await users.list(call, { parameters, narrow: (query) => query.where('id', 'in', wanted) })).records
    }),
  ],
})

/** Whether another user has one of the values that a form asks about, or had the name; `id` is the user that the form edits. */
async function isTaken(call: SignedInCall): Promise<boolean> {
  const { id, ...sent } = call.query as Values
  const { username } = sent
  if (typeof id !== 'string' && typeof username === 'string' && (await isUsernameUsed(call.db, username))) return true
  const values = Object.entries(sent).filter(([, value]) => typeof value === 'string' && value !== '')
  return users.isTaken(call, Object.fromEntries(values), typeof id === 'string' ? id : undefined)
}

async function findNamed({ db }: SignedInCall, username: string): Promise<Subjects> {
  const user = await findRow(db, 'sysUser', { username, delFlag: 0 }, ['id'])
  return user === undefined ? {} : { users: [user.id] }
}
