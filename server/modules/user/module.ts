import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { code, signedIn } from '../../http/access.ts'
import { ok } from '../../http/envelope.ts'
import { importRecords } from '../../http/resource/importRecords.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { requireVisible } from '../../http/resource/select.ts'
import { defineModule, route } from '../../http/route.ts'
import { listOrPage } from '../listOrPage.ts'
import { destroyUsers, restoreUsers, selectRecycleBin, setAccountStatus } from './accounts.ts'
import { isUserTaken } from './isUserTaken.ts'
import { changeOwnPassword, resetPassword } from './passwords.ts'
import { listPickerUsers } from './picker.ts'
import { users } from './resource.ts'
import { roleUserRoutes } from './roleUserRoutes.ts'
import { readRoleIds } from './userRoles.ts'
import { userWords } from './words.ts'

const text = Type.String({ maxLength: 200, default: '' })
const ids = Type.String({ minLength: 1 })

/** Users and what is done with their accounts (wire contract 1.6). */
export const userModule = defineModule({
  id: 'user',
  section: '7.2',
  tables: [users.table],
  routes: [
    users.routes,
    roleUserRoutes,
    route({
      method: 'POST',
      path: '/sys/user/importExcel',
      access: code('user:import'),
      isUpload: true,
      handler: async (call) => {
        const { result, code, details } = await importRecords(users.model, call)
        return ok(result, code === 201 ? userWords.importedPartly : userWords.imported, { code, details })
      },
    }),
    route({
      method: 'PUT',
      path: '/sys/user/frozenBatch',
      access: code('user:freeze'),
      body: Type.Object({ ids, status: Type.Integer({ minimum: 1, maximum: 2 }) }),
      handler: async (call) => {
        await setAccountStatus(call, splitIds(call.body.ids), call.body.status === 2 ? 2 : 1)
        return ok(null)
      },
    }),
    route({
      method: 'PUT',
      path: '/sys/user/changePassword',
      access: code('user:password'),
      body: Type.Object({ username: Type.String({ minLength: 1 }), password: text }),
      handler: async (call) => {
        await resetPassword(call, call.body.username, call.body.password)
        return ok(null, userWords.passwordChanged)
      },
    }),
    route({
      method: ['PUT', 'POST'],
      path: '/sys/user/updatePassword',
      access: signedIn('People change their own password only, and prove that they know the old one.'),
      body: Type.Object({ username: text, oldpassword: text, password: text, confirmpassword: text }),
      handler: async (call) => {
        await changeOwnPassword(call, call.body)
        return ok(null, userWords.passwordChanged)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/user/recycleBin',
      access: code('user:recycle'),
      handler: (call) => listOrPage(users, call, selectRecycleBin(call)),
    }),
    route({
      method: 'PUT',
      path: '/sys/user/putRecycleBin',
      access: code('user:recycle'),
      body: Type.Object({ userIds: ids }),
      handler: async (call) => {
        await restoreUsers(call, splitIds(call.body.userIds))
        return ok(null)
      },
    }),
    route({
      method: 'DELETE',
      path: '/sys/user/deleteRecycleBin',
      access: code('user:recycle'),
      query: Type.Object({ userIds: ids }),
      handler: async (call) => {
        await destroyUsers(call, splitIds(call.query.userIds))
        return ok(null)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/user/queryUserRole',
      access: code('user:list'),
      query: Type.Object({ userid: ids }),
      handler: async (call) => {
        await requireVisible(users.model, call, [call.query.userid])
        return readRoleIds(call.db, call.query.userid)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/user/checkOnlyUser',
      access: signedIn('Forms with accounts ask before they are sent; nobody outside may ask who exists.'),
      handler: async (call) => {
        if (await isUserTaken(call.db, call.query)) throw createFailure(userWords.taken)
        return ok(true)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/user/queryUserComponentData',
      access: signedIn('Pickers of every form choose users; only names and pictures are shown to all.'),
      handler: listPickerUsers,
    }),
    route({
      method: 'GET',
      path: '/sys/user/generateUserId',
      access: code('user:add'),
      handler: () => createId(),
    }),
    route({
      method: 'GET',
      path: '/sys/user/queryByIds',
      access: code('user:list'),
      query: Type.Object({ userIds: ids }),
      handler: async (call) => {
        const wanted = splitIds(call.query.userIds)
        const parameters = { pageSize: '1000' }
        return (await users.list(call, { parameters, narrow: (query) => query.where('id', 'in', wanted) })).records
      },
    }),
  ],
})
