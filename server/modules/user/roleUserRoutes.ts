import { Type } from 'typebox'
import { code, logOperation, ok, type Route, route, type SignedInCall, withTransaction } from '../../http/index.ts'
import { requireVisible, splitIds } from '../../http/resource/index.ts'
import { roles } from '../role/resource.ts'
import { users } from './resource.ts'
import { giveRole, takeRole } from './userRoles.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })

/** The users of a role, and who joins and leaves it (wire contract 1.6). */
export const roleUserRoutes: readonly Route[] = [
  route('GET', '/sys/user/userRoleList', code('role:users'), { query: { roleId: id } }, async (call) => {
    await requireVisible(roles.model, call, [call.query.roleId])
    const ofRole = call.db.selectFrom('sysUserRole').select('userId').where('roleId', '=', call.query.roleId)
    return users.list(call, { narrow: (query) => query.where('id', 'in', ofRole) })
  }),
  route(
    'POST',
    '/sys/user/addSysUserRole',
    code('role:users'),
    { body: { roleId: id, userIdList: Type.Array(id, { minItems: 1, maxItems: 1000 }) } },
    async (call) => ok(await change(call, '添加角色用户', giveRole, call.body.roleId, call.body.userIdList)),
  ),
  route('DELETE', '/sys/user/deleteUserRole', code('role:users'), { query: { roleId: id, userId: id } }, async (call) =>
    ok(await change(call, '移除角色用户', takeRole, call.query.roleId, [call.query.userId])),
  ),
  route(
    'DELETE',
    '/sys/user/deleteUserRoleBatch',
    code('role:users'),
    { query: { roleId: id, userIds: Type.String({ minLength: 1 }) } },
    async (call) => ok(await change(call, '移除角色用户', takeRole, call.query.roleId, splitIds(call.query.userIds))),
  ),
]

function change(
  call: SignedInCall,
  content: string,
  run: typeof giveRole,
  roleId: string,
  userIds: readonly string[],
): Promise<void> {
  return withTransaction(call, async (inner) => {
    await requireVisible(users.model, inner, userIds)
    await run(inner, roleId, userIds)
    await logOperation(inner, { type: 'edit', content, values: { roleId, userIds } })
  })
}
