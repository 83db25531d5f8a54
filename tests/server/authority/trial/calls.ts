import { createId } from '../../../../server/db/id.ts'
import type { Company } from './company.ts'
import type { Draw } from './random.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is made with. */
export interface Made {
  /** The path where it has parameters. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

type Make = (company: Company, draw: Draw) => Made

const list = (draw: Draw, ids: readonly string[]): string => draw.some(ids, 0.4).join(',') || draw.one(ids)
const person = ({ people }: Company, draw: Draw) => draw.one(people)
const byId =
  (ids: (company: Company) => readonly string[]): Make =>
  (company, draw) => ({ query: { id: draw.one(ids(company)) } })
const byIds =
  (ids: (company: Company) => readonly string[]): Make =>
  (company, draw) => ({
    query: { ids: list(draw, ids(company)) },
  })
const users = ({ people }: Company) => people.map(({ id }) => id)
const maybe = <T>(draw: Draw, name: string, value: T) => (draw.chance(0.4) ? { [name]: value } : {})

const userBody: Make = (company, draw) => ({
  body: {
    ...maybe(draw, 'realname', draw.one(['Ada', 'Bo', ...company.people.map(({ username }) => username)])),
    ...maybe(draw, 'phone', `139${String(draw.below(1e8)).padStart(8, '0')}`),
    ...maybe(draw, 'selectedroles', list(draw, company.roles)),
    ...maybe(draw, 'selecteddeparts', list(draw, company.departs)),
    ...maybe(draw, 'relTenantIds', draw.chance(0.3) ? '' : list(draw, company.tenants.map(String))),
    ...(draw.chance(0.3) ? { userIdentity: 2, departIds: list(draw, company.departs) } : {}),
  },
})
const nodeBody: Make = (company, draw) => ({
  body: {
    name: 'Changed',
    menuType: draw.one([0, 1, 2]),
    ...maybe(draw, 'perms', draw.some(company.codes, 0.06).join(',')),
    ...maybe(draw, 'url', draw.one([`/online/cgformList/${company.forms[0]?.id}`, '/sys/user/list', '/mine'])),
    ...maybe(draw, 'status', draw.one(['0', '1'])),
    ...maybe(draw, 'parentId', draw.one(company.nodes)),
  },
})
const ruleBody: Make = (_company, draw) => ({
  body: {
    ruleName: 'Changed',
    ruleColumn: draw.one(['orgCode', 'username']),
    ruleConditions: draw.one(['=', 'right_like']),
    ruleValue: draw.one(['#{sys_org_code}', '#{sys_user_code}', 'A']),
    status: draw.one(['0', '1', '1']),
  },
})
const grants: Make = (company, draw) => ({
  body: {
    permissionIds: list(draw, company.nodes),
    lastpermissionIds: draw.chance(0.4) ? list(draw, company.nodes) : '',
  },
})
const departBody: Make = (company, draw) => ({
  body: {
    departName: 'Changed',
    parentId: draw.chance(0.4) ? '' : draw.one(company.departs),
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
  (make: Make, more: (company: Company, draw: Draw) => Readonly<Record<string, unknown>>): Make =>
  (company, draw) => {
    const made = make(company, draw)
    return { ...made, body: { ...made.body, ...more(company, draw) } }
  }
const password = { password: 'good pass 1' }

/** How every call that is an act on rights is made in a trial; a test holds the list against `calls.json`. */
export const trialCalls: Readonly<Record<string, Make>> = {
  'POST /sys/user/add': extended(userBody, () => ({ ...password, username: `made-${createId().slice(-10)}` })),
  'PUT /sys/user/edit': extended(userBody, (company, draw) => ({ id: person(company, draw).id })),
  'DELETE /sys/user/delete': byId(users),
  'DELETE /sys/user/deleteBatch': byIds(users),
  'PUT /sys/user/frozenBatch': (company, draw) => ({
    body: { ids: list(draw, users(company)), status: draw.one([1, 2]) },
  }),
  'PUT /sys/user/changePassword': (company, draw) => ({
    body: { username: person(company, draw).username, ...password },
  }),
  'PUT /sys/user/putRecycleBin': (company, draw) => ({ body: { userIds: list(draw, users(company)) } }),
  'DELETE /sys/user/deleteRecycleBin': (company, draw) => ({ query: { userIds: person(company, draw).id } }),
  'POST /sys/online/forceLogout': (company, draw) => ({ body: { token: person(company, draw).id } }),
  'PUT /sys/sysUserAgent/save': (company, draw) => ({
    body: { userName: person(company, draw).username, agentUserName: person(company, draw).username },
  }),
  'POST /sys/sysUserAgent/add': (company, draw) => ({
    body: { userName: person(company, draw).username, agentUserName: person(company, draw).username },
  }),
  'PUT /sys/sysUserAgent/edit': (company, draw) => ({
    body: { id: createId(), agentUserName: person(company, draw).username },
  }),
  'DELETE /sys/sysUserAgent/delete': () => ({ query: { id: createId() } }),
  'DELETE /sys/sysUserAgent/deleteBatch': () => ({ query: { ids: createId() } }),
  'POST /sys/user/addSysUserRole': (company, draw) => ({
    body: { roleId: draw.one(company.roles), userIdList: [person(company, draw).id] },
  }),
  'DELETE /sys/user/deleteUserRole': (company, draw) => ({
    query: { roleId: draw.one(company.roles), userId: person(company, draw).id },
  }),
  'DELETE /sys/user/deleteUserRoleBatch': (company, draw) => ({
    query: { roleId: draw.one(company.roles), userIds: list(draw, users(company)) },
  }),
  'POST /sys/user/editSysDepartWithUser': (company, draw) => ({
    body: { depId: draw.one(company.departs), userIdList: [person(company, draw).id] },
  }),
  'DELETE /sys/user/deleteUserInDepart': (company, draw) => ({
    query: { depId: draw.one(company.departs), userId: person(company, draw).id },
  }),
  'DELETE /sys/user/deleteUserInDepartBatch': (company, draw) => ({
    query: { depId: draw.one(company.departs), userIds: list(draw, users(company)) },
  }),
  'POST /sys/tenant/addUsers': (company, draw) => ({
    body: { tenantId: draw.one(company.tenants), userIdList: [person(company, draw).id] },
  }),
  'DELETE /sys/tenant/removeUsers': (company, draw) => ({
    query: { tenantId: String(draw.one(company.tenants)), userIds: person(company, draw).id },
  }),
  'POST /sys/user/login/setting/userEdit': (company, draw) => ({ body: { realname: person(company, draw).username } }),
  'PUT /sys/selectDepart': () => ({ body: { username: 'x', orgCode: 'A' } }),
  'POST /sys/role/add': roleBody,
  'PUT /sys/role/edit': extended(roleBody, (company, draw) => ({ id: draw.one(company.roles) })),
  'DELETE /sys/role/delete': byId(({ roles }) => roles),
  'DELETE /sys/role/deleteBatch': byIds(({ roles }) => roles),
  'POST /sys/permission/saveRolePermission': extended(grants, (company, draw) => ({ roleId: draw.one(company.roles) })),
  'POST /sys/role/datarule': (company, draw) => {
    const { nodeId = draw.one(company.nodes) } = draw.one(company.rules) ?? {}
    const own = company.rules.filter((rule) => rule.nodeId === nodeId).map(({ id }) => id)
    return { body: { roleId: draw.one(company.roles), permissionId: nodeId, dataRuleIds: draw.some(own).join(',') } }
  },
  'POST /sys/permission/saveDepartPermission': extended(grants, (company, draw) => ({
    departId: draw.one(company.departs),
  })),
  'POST /sys/sysDepartPermission/saveDeptRolePermission': extended(grants, (company, draw) => ({
    roleId: draw.one(company.departRoles),
  })),
  'POST /sys/sysDepartRole/deptRoleUserAdd': (company, draw) => ({
    body: {
      userId: person(company, draw).id,
      newRoleId: draw.some(company.departRoles).join(','),
      oldRoleId: draw.some(company.departRoles).join(','),
    },
  }),
  'POST /sys/sysDepartRole/add': extended(roleBody, (company, draw) => ({ departId: draw.one(company.departs) })),
  'PUT /sys/sysDepartRole/edit': extended(roleBody, (company, draw) => ({ id: draw.one(company.departRoles) })),
  'DELETE /sys/sysDepartRole/delete': byId(({ departRoles }) => departRoles),
  'DELETE /sys/sysDepartRole/deleteBatch': byIds(({ departRoles }) => departRoles),
  'POST /sys/permission/add': nodeBody,
  'PUT /sys/permission/edit': extended(nodeBody, (company, draw) => ({ id: draw.one(company.nodes) })),
  'DELETE /sys/permission/delete': byId(({ nodes }) => nodes),
  'DELETE /sys/permission/deleteBatch': byIds(({ nodes }) => nodes),
  'POST /sys/permission/addPermissionRule': extended(ruleBody, (company, draw) => ({
    permissionId: draw.one(company.nodes),
  })),
  'PUT /sys/permission/editPermissionRule': extended(ruleBody, (company, draw) => ({
    id: draw.one(company.rules)?.id,
  })),
  'DELETE /sys/permission/deletePermissionRule': (company, draw) => ({
    query: { id: draw.one(company.rules)?.id ?? 'none' },
  }),
  'POST /sys/sysDepart/add': departBody,
  'PUT /sys/sysDepart/edit': extended(departBody, (company, draw) => ({ id: draw.one(company.departs) })),
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
  'POST /online/cgform/api/roleAuth': (company, draw) => {
    const { body } = formGrant(company, draw)
    return { body: { ...body, roleId: draw.one(company.roles), cgformId: company.forms[0]?.id, type: 3 } }
  },
  'POST /online/cgform/api/roleDataAuth/:roleId/:cgformId': formGrant,
}

/** Splits the name of a call. */
export function toCall(name: string): { readonly method: Method; readonly path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method: method as Method, path: path.replace(/\/:.*$/, '/') }
}
