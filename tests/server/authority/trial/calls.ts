import { createId } from '../../../../server/db/id.ts'
import type { Draw } from './random.ts'
import type { World } from './world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is made with. */
export interface Made {
  /** The path where it has parameters. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

type Make = (world: World, draw: Draw) => Made

const list = (draw: Draw, ids: readonly string[]): string => draw.some(ids, 0.4).join(',') || draw.one(ids)
const person = ({ people }: World, draw: Draw) => draw.one(people)
const byId =
  (ids: (world: World) => readonly string[]): Make =>
  (world, draw) => ({ query: { id: draw.one(ids(world)) } })
const byIds =
  (ids: (world: World) => readonly string[]): Make =>
  (world, draw) => ({
    query: { ids: list(draw, ids(world)) },
  })
const users = ({ people }: World) => people.map(({ id }) => id)
const maybe = <T>(draw: Draw, name: string, value: T) => (draw.chance(0.4) ? { [name]: value } : {})

const userBody: Make = (world, draw) => ({
  body: {
    ...maybe(draw, 'realname', draw.one(['Ada', 'Bo', ...world.people.map(({ username }) => username)])),
    ...maybe(draw, 'phone', `139${String(draw.below(1e8)).padStart(8, '0')}`),
    ...maybe(draw, 'selectedroles', list(draw, world.roles)),
    ...maybe(draw, 'selecteddeparts', list(draw, world.departs)),
    ...maybe(draw, 'relTenantIds', draw.chance(0.3) ? '' : list(draw, world.tenants.map(String))),
    ...(draw.chance(0.3) ? { userIdentity: 2, departIds: list(draw, world.departs) } : {}),
  },
})
const nodeBody: Make = (world, draw) => ({
  body: {
    name: 'Changed',
    menuType: draw.one([0, 1, 2]),
    ...maybe(draw, 'perms', draw.some(world.codes, 0.06).join(',')),
    ...maybe(draw, 'url', draw.one([`/online/cgformList/${world.forms[0]?.id}`, '/sys/user/list', '/mine'])),
    ...maybe(draw, 'status', draw.one(['0', '1'])),
    ...maybe(draw, 'parentId', draw.one(world.nodes)),
  },
})
const ruleBody: Make = (_world, draw) => ({
  body: {
    ruleName: 'Changed',
    ruleColumn: draw.one(['orgCode', 'username']),
    ruleConditions: draw.one(['=', 'right_like']),
    ruleValue: draw.one(['#{sys_org_code}', '#{sys_user_code}', 'A']),
    status: draw.one(['0', '1', '1']),
  },
})
const grants: Make = (world, draw) => ({
  body: { permissionIds: list(draw, world.nodes), lastpermissionIds: draw.chance(0.4) ? list(draw, world.nodes) : '' },
})
const departBody: Make = (world, draw) => ({
  body: {
    departName: 'Changed',
    parentId: draw.chance(0.4) ? '' : draw.one(world.departs),
    status: draw.one(['1', '0']),
  },
})
const roleBody: Make = () => ({ body: { roleName: 'Changed', roleCode: `c_${createId()}` } })
const formGrant: Make = ({ forms, roles, departs, people, formRules }, draw) => {
  const authMode = draw.one(['role', 'depart', 'user'] as const)
  const roleId = { role: draw.one(roles), depart: draw.one(departs), user: draw.one(people).id }[authMode]
  const authIds = draw.chance(0.5) ? [] : formRules.map(({ id }) => id)
  return { path: `${roleId}/${forms[0]?.id}`, query: { authMode }, body: { authIds } }
}
const columnBody = (draw: Draw) => ({
  code: 'secret',
  status: draw.one([0, 1]),
  ...maybe(draw, 'listShow', draw.chance(0.5)),
})

const extended =
  (make: Make, more: (world: World, draw: Draw) => Readonly<Record<string, unknown>>): Make =>
  (world, draw) => {
    const made = make(world, draw)
    return { ...made, body: { ...made.body, ...more(world, draw) } }
  }
const password = { password: 'good pass 1' }

/** How every call that is an act on rights is made in a trial; a test holds the list against `calls.json`. */
export const trialCalls: Readonly<Record<string, Make>> = {
  'POST /sys/user/add': extended(userBody, () => ({ ...password, username: `made-${createId().slice(-10)}` })),
  'PUT /sys/user/edit': extended(userBody, (world, draw) => ({ id: person(world, draw).id })),
  'DELETE /sys/user/delete': byId(users),
  'DELETE /sys/user/deleteBatch': byIds(users),
  'PUT /sys/user/frozenBatch': (world, draw) => ({ body: { ids: list(draw, users(world)), status: draw.one([1, 2]) } }),
  'PUT /sys/user/changePassword': (world, draw) => ({ body: { username: person(world, draw).username, ...password } }),
  'PUT /sys/user/putRecycleBin': (world, draw) => ({ body: { userIds: list(draw, users(world)) } }),
  'DELETE /sys/user/deleteRecycleBin': (world, draw) => ({ query: { userIds: person(world, draw).id } }),
  'POST /sys/online/forceLogout': (world, draw) => ({ body: { token: person(world, draw).id } }),
  'PUT /sys/sysUserAgent/save': (world, draw) => ({
    body: { userName: person(world, draw).username, agentUserName: person(world, draw).username },
  }),
  'POST /sys/sysUserAgent/add': (world, draw) => ({
    body: { userName: person(world, draw).username, agentUserName: person(world, draw).username },
  }),
  'PUT /sys/sysUserAgent/edit': (world, draw) => ({
    body: { id: createId(), agentUserName: person(world, draw).username },
  }),
  'DELETE /sys/sysUserAgent/delete': () => ({ query: { id: createId() } }),
  'DELETE /sys/sysUserAgent/deleteBatch': () => ({ query: { ids: createId() } }),
  'POST /sys/user/addSysUserRole': (world, draw) => ({
    body: { roleId: draw.one(world.roles), userIdList: [person(world, draw).id] },
  }),
  'DELETE /sys/user/deleteUserRole': (world, draw) => ({
    query: { roleId: draw.one(world.roles), userId: person(world, draw).id },
  }),
  'DELETE /sys/user/deleteUserRoleBatch': (world, draw) => ({
    query: { roleId: draw.one(world.roles), userIds: list(draw, users(world)) },
  }),
  'POST /sys/user/editSysDepartWithUser': (world, draw) => ({
    body: { depId: draw.one(world.departs), userIdList: [person(world, draw).id] },
  }),
  'DELETE /sys/user/deleteUserInDepart': (world, draw) => ({
    query: { depId: draw.one(world.departs), userId: person(world, draw).id },
  }),
  'DELETE /sys/user/deleteUserInDepartBatch': (world, draw) => ({
    query: { depId: draw.one(world.departs), userIds: list(draw, users(world)) },
  }),
  'POST /sys/tenant/addUsers': (world, draw) => ({
    body: { tenantId: draw.one(world.tenants), userIdList: [person(world, draw).id] },
  }),
  'DELETE /sys/tenant/removeUsers': (world, draw) => ({
    query: { tenantId: String(draw.one(world.tenants)), userIds: person(world, draw).id },
  }),
  'POST /sys/user/login/setting/userEdit': (world, draw) => ({ body: { realname: person(world, draw).username } }),
  'PUT /sys/selectDepart': () => ({ body: { username: 'x', orgCode: 'A' } }),
  'POST /sys/role/add': roleBody,
  'PUT /sys/role/edit': extended(roleBody, (world, draw) => ({ id: draw.one(world.roles) })),
  'DELETE /sys/role/delete': byId(({ roles }) => roles),
  'DELETE /sys/role/deleteBatch': byIds(({ roles }) => roles),
  'POST /sys/permission/saveRolePermission': extended(grants, (world, draw) => ({ roleId: draw.one(world.roles) })),
  'POST /sys/role/datarule': (world, draw) => {
    const { nodeId = draw.one(world.nodes) } = draw.one(world.rules) ?? {}
    const own = world.rules.filter((rule) => rule.nodeId === nodeId).map(({ id }) => id)
    return { body: { roleId: draw.one(world.roles), permissionId: nodeId, dataRuleIds: draw.some(own).join(',') } }
  },
  'POST /sys/permission/saveDepartPermission': extended(grants, (world, draw) => ({
    departId: draw.one(world.departs),
  })),
  'POST /sys/sysDepartPermission/saveDeptRolePermission': extended(grants, (world, draw) => ({
    roleId: draw.one(world.departRoles),
  })),
  'POST /sys/sysDepartRole/deptRoleUserAdd': (world, draw) => ({
    body: {
      userId: person(world, draw).id,
      newRoleId: draw.some(world.departRoles).join(','),
      oldRoleId: draw.some(world.departRoles).join(','),
    },
  }),
  'POST /sys/sysDepartRole/add': extended(roleBody, (world, draw) => ({ departId: draw.one(world.departs) })),
  'PUT /sys/sysDepartRole/edit': extended(roleBody, (world, draw) => ({ id: draw.one(world.departRoles) })),
  'DELETE /sys/sysDepartRole/delete': byId(({ departRoles }) => departRoles),
  'DELETE /sys/sysDepartRole/deleteBatch': byIds(({ departRoles }) => departRoles),
  'POST /sys/permission/add': nodeBody,
  'PUT /sys/permission/edit': extended(nodeBody, (world, draw) => ({ id: draw.one(world.nodes) })),
  'DELETE /sys/permission/delete': byId(({ nodes }) => nodes),
  'DELETE /sys/permission/deleteBatch': byIds(({ nodes }) => nodes),
  'POST /sys/permission/addPermissionRule': extended(ruleBody, (world, draw) => ({
    permissionId: draw.one(world.nodes),
  })),
  'PUT /sys/permission/editPermissionRule': extended(ruleBody, (world, draw) => ({ id: draw.one(world.rules)?.id })),
  'DELETE /sys/permission/deletePermissionRule': (world, draw) => ({
    query: { id: draw.one(world.rules)?.id ?? 'none' },
  }),
  'POST /sys/sysDepart/add': departBody,
  'PUT /sys/sysDepart/edit': extended(departBody, (world, draw) => ({ id: draw.one(world.departs) })),
  'DELETE /sys/sysDepart/delete': byId(({ departs }) => departs),
  'DELETE /sys/sysDepart/deleteBatch': byIds(({ departs }) => departs),
  'PUT /online/cgform/head/edit': ({ forms }, draw) => ({
    body: {
      id: forms[0]?.id,
      extConfigJson: draw.one(['{"everybody":true}', '{"everybody":{"code":"a"}}', '{}', '{"listAccess":"dict:edit"}']),
    },
  }),
  'PUT /online/cgform/api/authColumn/:id': ({ forms }, draw) => ({ path: `${forms[0]?.id}`, body: columnBody(draw) }),
  'POST /online/cgform/api/authColumn/:id/batch': ({ forms }, draw) => ({
    path: `${forms[0]?.id}/batch`,
    body: { codes: ['secret', 'code'], status: draw.one([0, 1]) },
  }),
  'PUT /online/cgform/api/authButton/:id': ({ forms }, draw) => ({
    path: `${forms[0]?.id}`,
    body: { code: draw.one(['edit', 'delete', 'add']), status: draw.one([0, 1]) },
  }),
  'POST /online/cgform/api/authData/:id': ({ forms }, draw) => ({
    path: `${forms[0]?.id}`,
    body: { ruleName: 'New', ruleColumn: 'code', ruleOperator: '=', ruleValue: draw.one(['a', '#{sys_user_code}']) },
  }),
  'PUT /online/cgform/api/authData/:id': ({ forms, formRules }, draw) => ({
    path: `${forms[0]?.id}`,
    body: { id: formRules[0]?.id, ruleValue: draw.one(['a', 'b']), status: draw.one([0, 1]) },
  }),
  'DELETE /online/cgform/api/authData/:id': ({ formRules }) => ({ path: `${formRules[0]?.id}` }),
  'POST /online/cgform/api/roleAuth': (world, draw) => {
    const { body } = formGrant(world, draw)
    return { body: { ...body, roleId: draw.one(world.roles), cgformId: world.forms[0]?.id, type: 3 } }
  },
  'POST /online/cgform/api/roleDataAuth/:roleId/:cgformId': formGrant,
}

/** Splits the name of a call. */
export function toCall(name: string): { readonly method: Method; readonly path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method: method as Method, path: path.replace(/\/:.*$/, '/') }
}
