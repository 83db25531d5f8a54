import { Type } from 'typebox'
import { code } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import { ok } from '../../http/envelope.ts'
import { logOperation } from '../../http/operationLog.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { requireVisible } from '../../http/resource/select.ts'
import { type Route, route } from '../../http/route.ts'
import { inTransaction } from '../../http/transaction.ts'
import { roles } from '../role/resource.ts'
import { users } from './resource.ts'
import { giveRole, takeRole } from './userRoles.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })

/** The users of a role, and who joins and leaves it (wire contract 1.6). */
export const roleUserRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sys/user/userRoleList',
    access: code('role:users'),
    query: Type.Object({ roleId: id }),
    handler: async (call) => {
      await requireVisible(roles.model, call, [call.query.roleId])
      const ofRole = call.db.selectFrom('sysUserRole').select('userId').where('roleId', '=', call.query.roleId)
      return users.list(call, { narrow: (query) => query.where('id', 'in', ofRole) })
    },
  }),
  route({
    method: 'POST',
    path: '/sys/user/addSysUserRole',
    access: code('role:users'),
    body: Type.Object({ roleId: id, userIdList: Type.Array(id, { minItems: 1, maxItems: 1000 }) }),
    handler: async (call) => {
      await change(call, '添加角色用户', giveRole, call.body.roleId, call.body.userIdList)
      return ok(null)
    },
  }),
  route({
    method: 'DELETE',
    path: '/sys/user/deleteUserRole',
    access: code('role:users'),
    query: Type.Object({ roleId: id, userId: id }),
    handler: async (call) => {
      await change(call, '移除角色用户', takeRole, call.query.roleId, [call.query.userId])
      return ok(null)
    },
  }),
  route({
    method: 'DELETE',
    path: '/sys/user/deleteUserRoleBatch',
    access: code('role:users'),
    query: Type.Object({ roleId: id, userIds: Type.String({ minLength: 1 }) }),
    handler: async (call) => {
      await change(call, '移除角色用户', takeRole, call.query.roleId, splitIds(call.query.userIds))
      return ok(null)
    },
  }),
]

function change(
  call: SignedInCall,
  content: string,
  run: typeof giveRole,
  roleId: string,
  userIds: readonly string[],
): Promise<void> {
  return inTransaction(call.db, async (db) => {
    const inner = { ...call, db }
    await requireVisible(users.model, inner, userIds)
    await run(inner, roleId, userIds)
    await logOperation(inner, { type: 'edit', content, values: { roleId, userIds } })
  })
}
