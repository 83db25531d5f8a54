import {
  anyOf,
  type Make,
  type Makes,
  maybe,
  oneDepartRole,
  oneOf,
  oneUser,
  putAndPost,
  removing,
  type Scene,
  someOf,
  withBody,
} from './made.ts'
import { nodeChoice } from './roles.ts'

const depart: Make = ({ draw, state }) => ({
  body: {
    departName: 'Changed',
    ...maybe(draw, 'parentId', () => (draw.chance(0.3) ? '' : oneOf(draw, state.departs)), 0.6),
    ...maybe(draw, 'status', () => draw.one(['1', '0'])),
  },
})

const role: Make = ({ freshName }) => ({ body: { roleName: 'Changed', roleCode: freshName() } })

/** Somebody and a department that they may belong to. */
const place = ({ draw, state }: Scene) => {
  const isMember = draw.chance(0.6) && state.memberships.length > 0
  return isMember
    ? draw.one(state.memberships)
    : { depId: oneOf(draw, state.departs), userId: oneOf(draw, state.users) }
}

const current = ({ draw, state, caller }: Scene) => {
  const own = state.departs.filter(({ id }) =>
    state.memberships.some(({ userId, depId }) => userId === caller.id && depId === id),
  )
  return {
    body: { username: caller.username, orgCode: draw.one([...own, ...state.departs.slice(0, 1)])?.orgCode ?? '' },
  }
}

/** Departments, who belongs to them, their roles, and tenants. */
export const departCalls: Makes = {
  'POST /sys/sysDepart/add': depart,
  ...putAndPost(
    '/sys/sysDepart/edit',
    withBody(depart, ({ draw, state }) => ({ id: oneOf(draw, state.departs) })),
  ),
  ...removing(
    '/sys/sysDepart',
    anyOf((state) => state.departs),
  ),
  'POST /sys/sysDepart/importExcel': ({ draw, state, freshName }) => ({
    sheet: [
      ['departName', 'parentId'],
      [freshName(), draw.chance(0.4) ? '' : draw.one(state.departs).orgCode],
    ],
  }),
  'POST /sys/user/editSysDepartWithUser': (scene) => ({
    body: { depId: oneOf(scene.draw, scene.state.departs), userIdList: [oneUser(scene)] },
  }),
  'DELETE /sys/user/deleteUserInDepart': (scene) => {
    const { depId, userId } = place(scene)
    return { query: { depId, userId } }
  },
  'DELETE /sys/user/deleteUserInDepartBatch': (scene) => {
    const { depId, userId } = place(scene)
    return {
      query: { depId, userIds: scene.draw.chance(0.5) ? userId : `${userId},${oneOf(scene.draw, scene.state.users)}` },
    }
  },
  ...putAndPost('/sys/selectDepart', current),
  'POST /sys/sysDepartRole/add': withBody(role, ({ draw, state }) => ({ departId: oneOf(draw, state.departs) })),
  ...putAndPost(
    '/sys/sysDepartRole/edit',
    withBody(role, (scene) => ({ id: oneDepartRole(scene) })),
  ),
  ...removing('/sys/sysDepartRole', oneDepartRole),
  'POST /sys/sysDepartRole/deptRoleUserAdd': (scene) => {
    const { draw, state } = scene
    const { depId, userId } = place(scene)
    const roles = draw.chance(0.7) ? state.departRoles.filter(({ departId }) => departId === depId) : state.departRoles
    const list = () =>
      draw
        .some(roles)
        .map(({ id }) => id)
        .join(',')
    return { body: { userId, newRoleId: list(), oldRoleId: list() } }
  },
  'POST /sys/permission/saveDepartPermission': (scene) => ({
    body: { departId: oneOf(scene.draw, scene.state.departs), ...nodeChoice(scene) },
  }),
  'POST /sys/sysDepartPermission/saveDeptRolePermission': (scene) => {
    const { draw, state } = scene
    const role = oneDepartRole(scene)
    const departId = state.departRoles.find(({ id }) => id === role)?.departId
    const pool = state.pool
      .filter((each) => each.departId === departId)
      .map(({ permissionId }) => ({ id: permissionId }))
    const choice = draw.chance(0.8)
      ? { permissionIds: someOf(draw, pool, 0.1), lastpermissionIds: '' }
      : nodeChoice(scene)
    return { body: { roleId: role, ...choice } }
  },
  'POST /sys/tenant/addUsers': (scene) => ({
    body: { tenantId: scene.draw.one([1, 2]), userIdList: [oneUser(scene)] },
  }),
  'DELETE /sys/tenant/removeUsers': (scene) => ({
    query: { tenantId: scene.draw.one(['1', '2']), userIds: oneUser(scene) },
  }),
}
