import { Type } from 'typebox'
import { code, type Route, route, texts } from '../../http/index.ts'
import { requireVisible } from '../../http/resource/index.ts'
import { roles } from '../role/resource.ts'
import { memberRoutes } from './membership.ts'
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
  ...memberRoutes({
    owner: 'roleId',
    access: code('role:users'),
    title: texts('角色用户', 'Users of role', '角色使用者'),
    paths: {
      join: '/sys/user/addSysUserRole',
      leave: '/sys/user/deleteUserRoleBatch',
      leaveAlone: '/sys/user/deleteUserRole',
    },
    join: ofVisible(giveRole),
    leave: ofVisible(takeRole),
  }),
]

function ofVisible(change: typeof giveRole): typeof giveRole {
  return async (call, roleId, userIds) => {
    await requireVisible(users.model, call, userIds)
    await change(call, roleId, userIds)
  }
}
