import { Type } from 'typebox'
import { code, defineModule, ok, route } from '../../http/index.ts'
import { requireVisible, splitIds } from '../../http/resource/index.ts'
import { requireDeparts } from '../depart/members.ts'
import { manageOwn, readReach, requireDepartIn, seeOwn } from '../depart/reach.ts'
import { grantInputs, toGrantChange } from '../permission/grantChange.ts'
import { pickSeen } from '../permission/seenPermissions.ts'
import { readPermissionTree } from '../permission/treeList.ts'
import { users } from '../user/resource.ts'
import { readPool, savePool } from './pool.ts'
import { readDepartRolePermissionIds, saveDepartRolePermissions } from './rolePermissions.ts'
import { changingRoles, departRoles, everyRole, findRoleDepart, roleReach } from './roles.ts'
import { saveRolesOfMember } from './roleUsers.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const listText = Type.String({ default: '' })
const readingRoles = code(everyRole, 'depart:users', seeOwn, manageOwn)
const readable = { everywhere: [everyRole, 'depart:users'], own: [seeOwn, manageOwn] }

/** What departments hold, their roles, and who has which (wire contract 1.5). */
export const departRoleModule = defineModule({
  id: 'depart-role',
  section: '7.2',
  tables: [departRoles.table],
  routes: [
    departRoles.routes,
    route('GET', '/sys/sysDepartRole/list', changingRoles, async (call) => {
      const reach = await readReach(call, roleReach)
      if (reach === 'everywhere') return departRoles.list(call)
      const own = [...reach]
      return departRoles.list(call, {
        narrow: (query) => (own.length === 0 ? query.where('id', 'is', null) : query.where('departId', 'in', own)),
      })
    }),
    route('GET', '/sys/sysDepartRole/queryById', changingRoles, { query: { id } }, async (call) => {
      await findRoleDepart(call, call.query.id)
      return departRoles.get(call, call.query.id)
    }),
    route(
      'GET',
      '/sys/sysDepartRole/getDeptRoleList',
      readingRoles,
      { query: { departId: id, userId: listText } },
      async (call) => {
        const { departId } = call.query
        await requireDepartIn(call, readable, departId)
        return (
          await departRoles.list(call, {
            parameters: { pageSize: '1000' },
            narrow: (query) => query.where('departId', '=', departId),
          })
        ).records
      },
    ),
    route(
      'GET',
      '/sys/sysDepartRole/getDeptRoleByUserId',
      readingRoles,
      { query: { userId: id, departId: id } },
      async (call) => {
        const { userId, departId } = call.query
        await requireDepartIn(call, readable, departId)
        await requireVisible(users.model, call, [userId])
        return call.db
          .selectFrom('sysDepartRoleUser')
          .innerJoin('sysDepartRole', 'sysDepartRole.id', 'sysDepartRoleUser.droleId')
          .selectAll('sysDepartRoleUser')
          .where('sysDepartRoleUser.userId', '=', userId)
          .where('sysDepartRole.departId', '=', departId)
          .orderBy('sysDepartRoleUser.id')
          .execute()
      },
    ),
    route(
      'POST',
      '/sys/sysDepartRole/deptRoleUserAdd',
      changingRoles,
      {
        body: { userId: id, newRoleId: listText, oldRoleId: listText },
        act: { gives: ({ body }) => ({ users: [body.userId] }) },
      },
      async (call) => {
        const { userId, newRoleId, oldRoleId } = call.body
        return ok(await saveRolesOfMember(call, userId, { wanted: splitIds(newRoleId), seen: splitIds(oldRoleId) }))
      },
    ),
    route(
      'GET',
      '/sys/permission/queryDepartPermission',
      code('depart:permission'),
      { query: { departId: id } },
      async (call) => {
        await requireDeparts(call, [call.query.departId])
        return pickSeen(call, await readPool(call.db, call.query.departId))
      },
    ),
    route(
      'POST',
      '/sys/permission/saveDepartPermission',
      code('depart:permission'),
      {
        body: { departId: id, ...grantInputs },
        act: { gives: ({ body }) => ({ departs: [body.departId], pools: [body.departId] }) },
      },
      async (call) => ok(await savePool(call, call.body.departId, toGrantChange(call.body))),
    ),
    route(
      'GET',
      '/sys/sysDepartPermission/queryTreeListForDeptRole',
      changingRoles,
      { query: { departId: id } },
      async (call) => {
        await requireDepartIn(call, roleReach, call.query.departId)
        return readPermissionTree(call, new Set(await readPool(call.db, call.query.departId)))
      },
    ),
    route(
      'GET',
      '/sys/sysDepartPermission/queryDeptRolePermission',
      changingRoles,
      { query: { roleId: id } },
      async (call) => {
        await findRoleDepart(call, call.query.roleId)
        return pickSeen(call, await readDepartRolePermissionIds(call.db, [call.query.roleId]))
      },
    ),
    route(
      'POST',
      '/sys/sysDepartPermission/saveDeptRolePermission',
      changingRoles,
      { body: { roleId: id, ...grantInputs }, act: { gives: ({ body }) => ({ departRoles: [body.roleId] }) } },
      async (call) => ok(await saveDepartRolePermissions(call, call.body.roleId, toGrantChange(call.body))),
    ),
  ],
})
