import {
  anyOf,
  type Make,
  type Makes,
  maybe,
  oneOf,
  oneRole,
  oneUser,
  putAndPost,
  removing,
  type Scene,
  someOf,
  withBody,
} from './made.ts'

const role: Make = ({ freshName }) => ({ body: { roleName: 'Changed', roleCode: freshName() } })

/** What is to be granted, and what was seen granted before: few nodes, since one that the caller lacks refuses all. */
export const nodeChoice = ({ draw, state }: Scene): Readonly<Record<string, unknown>> => ({
  permissionIds: someOf(draw, state.nodes, 0.02),
  lastpermissionIds: draw.chance(0.4) ? someOf(draw, state.nodes, 0.02) : '',
})

const node: Make = ({ draw, state }) => ({
  body: {
    name: 'Changed',
    menuType: draw.one([0, 1, 1, 2]),
    ...maybe(draw, 'perms', () => draw.one(state.nodes).perms ?? ''),
    ...maybe(draw, 'url', () => draw.one(state.nodes).url ?? '/mine'),
    ...maybe(draw, 'status', () => draw.one(['0', '1'])),
    ...maybe(draw, 'parentId', () => oneOf(draw, state.nodes), 0.2),
  },
})

const rule: Make = ({ draw }) => ({
  body: {
    ruleName: 'Changed',
    ruleColumn: draw.one(['orgCode', 'username', 'code', 'roleCode', 'esReceiver']),
    ruleConditions: draw.one(['=', 'right_like']),
    ruleValue: draw.one(['#{sys_org_code}', '#{sys_user_code}', 'A']),
    status: draw.one(['0', '1', '1']),
  },
})

/** A role, mostly one that the caller has: others they do not give. */
function chooseRole(scene: Scene): string {
  const { draw, state, caller } = scene
  const own = state.roleHolders.filter(({ userId }) => userId === caller.id)
  return draw.chance(0.7) && own.length > 0 ? draw.one(own).roleId : oneRole(scene)
}

/** Somebody, mostly one who has a role. */
function chooseHolder({ draw, state }: Scene, roleId: string): string {
  const holders = state.roleHolders.filter((each) => each.roleId === roleId)
  return draw.chance(0.7) && holders.length > 0 ? draw.one(holders).userId : oneOf(draw, state.users)
}

/** Roles, what they grant to whom, and the menu. */
export const roleCalls: Makes = {
  'POST /sys/role/add': role,
  ...putAndPost(
    '/sys/role/edit',
    withBody(role, (scene) => ({ id: oneRole(scene) })),
  ),
  ...removing('/sys/role', oneRole),
  'POST /sys/role/importExcel': ({ freshName }) => ({
    sheet: [
      ['roleName', 'roleCode'],
      ['Imported', freshName()],
    ],
  }),
  'POST /sys/role/datarule': ({ draw, state }) => {
    const ruled = state.grants.filter((grant) => state.rules.some((each) => each.permissionId === grant.permissionId))
    const { roleId, permissionId } = ruled.length === 0 ? { roleId: 'none', permissionId: 'none' } : draw.one(ruled)
    const own = state.rules.filter((each) => each.permissionId === permissionId)
    const dataRuleIds = draw
      .some(own)
      .map(({ id }) => id)
      .join(',')
    return { body: { roleId, permissionId, dataRuleIds } }
  },
  'POST /sys/permission/saveRolePermission': (scene) => ({
    body: { roleId: oneRole(scene), ...nodeChoice(scene) },
  }),
  'POST /sys/permission/place': (scene) => {
    const { draw, state } = scene
    const leading = state.nodes.filter(({ url }) => (url ?? '') !== '')
    const grants = draw.chance(0.7)
      ? [{ roleId: oneRole(scene), add: draw.chance(0.5), edit: draw.chance(0.3), export: draw.chance(0.3) }]
      : []
    const url = leading.length === 0 ? '/mine' : (draw.one(leading).url ?? '/mine')
    const place = draw.chance(0.2) ? {} : { parentId: oneOf(draw, state.nodes) }
    return { body: { name: 'Placed', ...place, url, grants } }
  },
  'POST /sys/user/addSysUserRole': (scene) => ({
    body: { roleId: chooseRole(scene), userIdList: [oneUser(scene)] },
  }),
  'DELETE /sys/user/deleteUserRole': (scene) => {
    const roleId = chooseRole(scene)
    return { query: { roleId, userId: chooseHolder(scene, roleId) } }
  },
  'DELETE /sys/user/deleteUserRoleBatch': (scene) => {
    const roleId = chooseRole(scene)
    return { query: { roleId, userIds: `${chooseHolder(scene, roleId)},${chooseHolder(scene, roleId)}` } }
  },
  'POST /sys/permission/add': node,
  'POST /sys/permission/addOperations': ({ draw, state }) => {
    const leading = state.nodes.filter(({ url }) => url?.startsWith('/online/'))
    return { body: { id: draw.chance(0.9) ? oneOf(draw, leading) : oneOf(draw, state.nodes) } }
  },
  ...putAndPost(
    '/sys/permission/edit',
    withBody(node, ({ draw, state }) => ({ id: oneOf(draw, state.nodes) })),
  ),
  ...removing(
    '/sys/permission',
    anyOf((state) => state.nodes),
  ),
  'POST /sys/permission/addPermissionRule': withBody(rule, ({ draw, state }) => {
    const stored = state.rules.length === 0 || draw.chance(0.3) ? undefined : draw.one(state.rules)
    if (stored === undefined) return { permissionId: oneOf(draw, state.nodes) }
    return { permissionId: stored.permissionId, ruleColumn: stored.ruleColumn }
  }),
  ...putAndPost(
    '/sys/permission/editPermissionRule',
    withBody(rule, ({ draw, state }) => {
      const stored = state.rules.length === 0 ? undefined : draw.one(state.rules)
      return { id: stored?.id ?? 'none', ...maybe(draw, 'ruleColumn', () => stored?.ruleColumn ?? 'code', 0.8) }
    }),
  ),
  'DELETE /sys/permission/deletePermissionRule': ({ draw, state }) => ({ query: { id: oneOf(draw, state.rules) } }),
}
