import type { ResourceModel } from '../../../server/http/resource/declaration.ts'
import type { Route } from '../../../server/http/route.ts'
import type { Names, Private } from './foreignRecords.ts'
import { onlineFormBatches, onlineFormCalls } from './onlineFormCalls.ts'

export type Values = Readonly<Record<string, unknown>>

/** What a call of the suite may name: a foreign record beside those of the own tenant. */
export interface Targets extends Names {
  /** A session of a person. */
  readonly session: string
  readonly own: Names
  /** The id of the person who calls. */
  readonly self: string
  /** A node of the menu that the person holds. */
  readonly node: string
}

/** What is sent to name records; each is one call. */
type Calls = (targets: Targets) => readonly Values[]

/** Which record a resource is about, and values that an edit of it takes. */
const resources: Readonly<Record<string, { readonly name: keyof Names; readonly values: Values }>> = {
  sysUser: { name: 'user', values: { realname: 'Taken' } },
  sysRole: { name: 'role', values: { roleName: 'Taken' } },
  sysDepart: { name: 'depart', values: { departName: 'Taken' } },
  sysDepartRole: { name: 'departRole', values: { roleName: 'Taken' } },
  sysPosition: { name: 'position', values: { name: 'Taken' } },
  sysCategory: { name: 'category', values: { name: 'Taken' } },
  sysAnnouncement: { name: 'draft', values: { titile: 'Taken' } },
  sysDataSource: { name: 'dataSource', values: { name: 'Taken' } },
  onlCgreportHead: { name: 'report', values: { name: 'Taken' } },
  sysUserAgent: { name: 'agent', values: { status: '0' } },
  sysTenant: { name: 'tenant', values: { name: 'Taken' } },
  onlCgformHead: { name: 'form', values: { tableTxt: 'Taken' } },
  onlCgformButton: { name: 'formButton', values: { buttonName: 'Taken' } },
  onlGraphreportHead: { name: 'graph', values: { name: 'Taken' } },
  onlGraphreportTemplet: { name: 'templet', values: { templetName: 'Taken' } },
}

/** Whether the records of a resource are of tenants. */
export function isShared(route: Route): boolean {
  const hasTenant = ({ tenant, scope, of }: ResourceModel): boolean =>
    tenant !== undefined || scope !== undefined || (of !== undefined && hasTenant(of.owner()))
  return route.resource !== undefined && hasTenant(route.resource as ResourceModel)
}

const records: Readonly<Record<string, (id: unknown, values: Values) => Values>> = {
  list: (id) => ({ id }),
  queryById: (id) => ({ id }),
  edit: (id, values) => ({ id, ...values }),
  delete: (id) => ({ id }),
  deleteBatch: (id) => ({ ids: id }),
  removal: (id) => ({ ids: id }),
  restore: (id) => ({ id, ids: id }),
  exportXls: (selections) => ({ selections }),
}

/** The calls that a route of a resource takes for one record; undefined for a resource that the suite does not know. */
function findRecordCalls(route: Route): Calls | undefined {
  const model = route.resource as ResourceModel | undefined
  const known = model === undefined ? undefined : resources[model.table]
  const build = records[route.path.split('/').at(-1) ?? '']
  if (known === undefined || build === undefined || !isShared(route)) return undefined
  return (targets) => [build(targets[known.name], known.values)]
}

const tables = ['sys_user,realname,id', 'sys_role,role_name,id', 'sys_depart,depart_name,id', 'sys_category,name,id']
const toKey = ({ user, role, depart, category }: Names) => [user, role, depart, category] as const

const ofReport: Calls = ({ report }) => [{ id: report }]
const ofRole: Calls = ({ role }) => [{ roleId: role }]
const ofGraph: Calls = ({ graph }) => [{ id: graph }]
const ofDepart: Calls = ({ depart }) => [{ departId: depart }, { departId: `${depart}-below` }]
const ofTenant: Calls = ({ tenant, user, own }) => [
  { tenantId: tenant, userIdList: [own.user], userIds: own.user },
  { tenantId: own.tenant, userIdList: [user], userIds: user },
]
const ofMembers: Calls = ({ user, depart, own }) => [
  { depId: depart, userId: own.user, userIds: own.user, userIdList: [own.user] },
  { depId: own.depart, userId: user, userIds: user, userIdList: [user] },
]
const ofOwners: Calls = ({ user, role, own }) => [
  { roleId: role, userId: own.user, userIds: own.user, userIdList: [own.user] },
  { roleId: own.role, userId: user, userIds: user, userIdList: [user] },
]
const granting = ({ node }: Targets) => ({ permissionIds: node, lastpermissionIds: '' })
const fromTables: Calls = (targets) =>
  tables.flatMap((dict, index) => [
    { dict, key: toKey(targets)[index], keyword: toKey(targets)[index] },
    { dict, key: toKey(targets)[index], keyword: '', delNotExist: false },
  ])

/** The calls of routes that are no record of a resource, by their path. */
const routes: Readonly<Record<string, Calls>> = {
  // Users.
  '/sys/user/add': ({ depart, role, tenant }) =>
    [
      { selecteddeparts: depart },
      { selectedroles: role },
      { relTenantIds: String(tenant), selecteddeparts: depart },
    ].map((more) => ({ username: 'new-one', password: 'correct horse 1', ...more })),
  '/sys/user/edit': ({ user, own, depart, role, tenant }) => [
    { id: user, realname: 'Taken' },
    { id: own.user, selecteddeparts: depart },
    { id: own.user, selectedroles: role },
    { id: own.user, userIdentity: 2, departIds: depart },
    { id: own.user, relTenantIds: `${own.tenant},${tenant}` },
  ],
  '/sys/user/changePassword': ({ username }) => [{ username, password: 'correct horse 1' }],
  '/sys/user/frozenBatch': ({ user }) => [{ ids: user, status: 2 }],
  '/sys/user/putRecycleBin': ({ deleted }) => [{ userIds: deleted }],
  '/sys/user/restore': ({ deleted }) => [{ ids: deleted }],
  '/sys/user/deleteRecycleBin': ({ deleted, user }) => [{ userIds: deleted }, { userIds: user }],
  '/sys/user/recycleBin': ({ deleted }) => [{ id: deleted }],
  '/sys/user/queryUserRole': ({ user }) => [{ userid: user }],
  '/sys/user/queryByIds': ({ user }) => [{ userIds: user }],
  '/sys/user/queryUserComponentData': ({ username, depart }) => [{ username }, { departId: depart }],
  '/sys/user/queryUserByDepId': ({ depart }) => [{ id: depart }],
  '/sys/user/queryByOrgCodeForAddressList': ({ orgCode }) => [{ orgCode }],
  '/sys/user/userRoleList': ofRole,
  '/sys/user/addSysUserRole': ofOwners,
  '/sys/user/deleteUserRole': ofOwners,
  '/sys/user/deleteUserRoleBatch': ofOwners,
  '/sys/user/departUserList': ({ depart, departRole }) => [{ depId: depart }, { droleId: departRole }],
  '/sys/user/editSysDepartWithUser': ofMembers,
  '/sys/user/deleteUserInDepart': ofMembers,
  '/sys/user/deleteUserInDepartBatch': ofMembers,
  '/sys/user/userDepartList': ({ user }) => [{ userId: user }],
  '/mock/api/user': ({ user }) => [{ id: user }],
  '/mock/api/role': ({ role }) => [{ id: role }],
  '/sys/online/list': ({ user }) => [{ userId: user }],
  '/sys/online/forceLogout': ({ session }) => [{ token: session }],
  // Roles and what they grant.
  '/sys/permission/queryRolePermission': ofRole,
  '/sys/permission/saveRolePermission': (targets) => [{ roleId: targets.role, ...granting(targets) }],
  '/sys/permission/place': ({ role, node }) => [
    { name: 'Placed', parentId: node, url: '/placed', grants: [{ roleId: role, add: true }] },
  ],
  '/sys/role/ruleNodes': ofRole,
  '/sys/role/datarule': ({ role, node }) => [{ roleId: role, permissionId: node, dataRuleIds: '' }],
  '/sys/role/datarule/:permissionId/:roleId': ({ role, node }) => [{ permissionId: node, roleId: role }],
  '/sys/permission/explain': ({ user, username, own, tenant, self }) => [
    { user: self, url: '/sys/role/list' },
    { user, url: '/sys/role/list' },
    { user: username, url: '/sys/role/list' },
    { user: own.user, url: '/sys/role/list', tenant },
  ],
  '/sys/permission/explain/person': ({ user, username, own, tenant }) => [
    { user },
    { user: username },
    { user: own.user, tenant },
  ],
  '/sys/permission/explain/reach': ({ user, username, own, tenant, self }) => [
    { user: self },
    { user },
    { user: username },
    { user: own.user, tenant },
  ],
  '/sys/permission/explain/compare': ({ user, username, own, self }) => [
    { user: self, other: user },
    { user: username, other: own.user },
    { user: self, other: own.user },
  ],
  '/sys/pack/list': ({ username }) => [{ name: username }],
  '/sys/pack/issues': ({ user }) => [{ pack: user }],
  '/sys/permission/powers': ({ username }) => [{ name: username }],
  '/sys/permission/powers/holders': ({ user }) => [{ power: 'admin', id: user }, { power: 'page:add' }],
  // Departments and their roles.
  '/sys/sysDepart/add': ({ depart }) => [{ departName: 'Below', parentId: depart }],
  '/sys/sysDepart/edit': ({ depart, own }) => [
    { id: depart, departName: 'Taken' },
    { id: own.depart, parentId: depart },
  ],
  '/sys/sysDepart/delete': ({ depart }) => [{ id: depart }],
  '/sys/sysDepart/deleteBatch': ({ depart }) => [{ ids: depart }],
  '/sys/sysDepart/queryTreeList': ({ depart }) => [{ ids: depart }],
  '/sys/sysDepart/queryDepartTreeSync': ({ depart, orgCode }) => [
    { pid: depart },
    { ids: depart },
    { ids: orgCode, primaryKey: 'orgCode' },
  ],
  '/sys/sysDepart/queryAllParentId': ({ depart, orgCode }) => [{ departId: depart }, { orgCode }],
  '/sys/sysDepart/queryParentName': ({ depart, orgCode }) => [{ departId: depart }, { orgCode }],
  '/sys/sysDepart/searchBy': ({ depart }) => [{ keyWord: 'wom', departIds: depart }],
  '/sys/sysDepartRole/add': ({ depart }) => [{ departId: depart, roleName: 'New', roleCode: 'new-one' }],
  '/sys/sysDepartRole/list': ({ departRole, depart }) => [{ id: departRole }, { departId: depart }],
  '/sys/sysDepartRole/queryById': ({ departRole }) => [{ id: departRole }],
  '/sys/sysDepartRole/getDeptRoleList': ofDepart,
  '/sys/sysDepartRole/getDeptRoleByUserId': ({ user, depart, own }) => [
    { userId: user, departId: depart },
    { userId: user, departId: own.depart },
    { userId: own.user, departId: depart },
  ],
  '/sys/sysDepartRole/deptRoleUserAdd': ({ user, departRole, own }) => [
    { userId: own.user, newRoleId: departRole, oldRoleId: '' },
    { userId: own.user, newRoleId: '', oldRoleId: departRole },
    { userId: user, newRoleId: '', oldRoleId: departRole },
    { userId: user, newRoleId: '', oldRoleId: own.departRole },
  ],
  '/sys/permission/queryDepartPermission': ofDepart,
  '/sys/permission/saveDepartPermission': (targets) => [{ departId: targets.depart, ...granting(targets) }],
  '/sys/sysDepartPermission/queryTreeListForDeptRole': ofDepart,
  '/sys/sysDepartPermission/queryDeptRolePermission': ({ departRole }) => [{ roleId: departRole }],
  '/sys/sysDepartPermission/saveDeptRolePermission': (targets) => [
    { roleId: targets.departRole, ...granting(targets) },
  ],
  // Categories.
  '/sys/category/add': ({ category }) => [{ name: 'Below', pid: category }],
  '/sys/category/edit': ({ category, own }) => [
    { id: category, name: 'Taken' },
    { id: own.category, pid: category },
  ],
  '/sys/category/delete': ({ category }) => [{ id: category }],
  '/sys/category/deleteBatch': ({ category }) => [{ ids: category }],
  '/sys/category/rootList': ({ category }) => [{ id: category }],
  '/sys/category/childList': ({ category }) => [{ pid: category }],
  '/sys/category/getChildListBatch': ({ category }) => [{ parentIds: category }],
  '/sys/category/loadTreeRoot': ({ categoryCode: pcode }) => [{ pcode }, { pcode, async: false }],
  '/sys/category/loadTreeChildren': ({ category }) => [{ pid: category }],
  '/sys/category/loadTreeData': ({ category, categoryCode }) => [{ pid: category }, { pcode: categoryCode }],
  '/sys/category/loadOne': ({ category, categoryCode }) => [
    { field: 'id', val: category },
    { field: 'code', val: categoryCode },
  ],
  '/sys/category/loadAllData': ({ categoryCode }) => [{ code: categoryCode }],
  '/sys/category/loadDictItem': ({ category }) => [{ ids: category }, { ids: category, delNotExist: false }],
  '/sys/category/loadDictItem/:ids': ({ category }) => [{ ids: category }],
  '/sys/category/checkCode': ({ category, own }) => [{ pid: category, code: own.categoryCode }],
  // Announcements and their receipts.
  '/sys/annountCement/add': ({ user }) => [{ titile: 'New', msgType: 'USER', userIds: user }],
  '/sys/annountCement/queryById': ({ announcement, draft, message }) =>
    [announcement, draft, message].map((id) => ({ id })),
  '/sys/annountCement/doReleaseData': ({ draft }) => [{ id: draft }],
  '/sys/annountCement/doReovkeData': ({ announcement, message }) => [{ id: announcement }, { id: message }],
  '/sys/annountCement/show/:id': ({ announcement, message }) => [{ id: announcement }, { id: message }],
  '/sys/annountCement/syncNotic': ({ announcement, message }) => [{ anntId: announcement }, { anntId: message }],
  '/sys/sysAnnouncementSend/editByAnntIdAndUserId': ({ announcement, message }) => [
    { anntId: announcement },
    { anntId: message },
  ],
  '/sys/sysAnnouncementSend/getMyAnnouncementSend': ({ message }) => [{ anntId: message }],
  '/sys/sysAnnouncementSend/list': ({ message, user }) => [{ anntId: message }, { userId: user }],
  '/sys/sysAnnouncementSend/add': ({ message, user, own }) => [
    { anntId: message, userId: own.user },
    { anntId: own.message, userId: user },
  ],
  '/sys/sysAnnouncementSend/edit': ({ receipt }) => [{ id: receipt, readFlag: '1' }],
  '/sys/sysAnnouncementSend/delete': ({ receipt }) => [{ id: receipt }],
  '/sys/sysAnnouncementSend/deleteBatch': ({ receipt }) => [{ ids: receipt }],
  // Other records of tenants.
  '/sys/dataSource/testConnection': ({ dataSource }) => [{ id: dataSource }],
  // Online reports, whose data sources are named by their codes.
  '/online/cgreport/head/add': ({ dataSource, report, own }) => [
    { head: { code: 'new-one', name: 'New', cgrSql: 'select 1 as a', dbSource: dataSource } },
    {
      head: { code: 'new-two', name: 'New', cgrSql: 'select 1 as a' },
      items: [{ id: `${report}-item`, fieldName: 'a' }],
    },
    {
      head: { code: 'new-two', name: 'New', cgrSql: 'select 1 as a' },
      params: [{ id: `${own.report}-param`, paramName: 'a' }],
    },
  ],
  '/online/cgreport/head/editAll': ({ report, dataSource, own }) => [
    { head: { id: report, name: 'Taken' } },
    { head: { id: own.report, dbSource: dataSource } },
    { head: { id: own.report }, items: [{ id: `${report}-item`, fieldName: 'a' }] },
    { head: { id: own.report }, params: [{ id: `${report}-param`, paramName: 'a' }] },
  ],
  '/online/cgreport/head/parseSql': ({ dataSource }) => [{ sql: 'select 1 as a', dbKey: dataSource }],
  '/online/query/catalogue': ({ dataSource }) => [{ dbSource: dataSource }],
  '/online/query/preview': ({ dataSource }) => [{ sql: 'select 1 as a', dbSource: dataSource }],
  '/online/cgreport/item/listByHeadId': ({ report }) => [{ headId: report }],
  '/online/cgreport/param/listByHeadId': ({ report }) => [{ headId: report }],
  '/online/cgreport/api/testConnection': ({ dataSource }) => [{ dbKey: dataSource }],
  '/online/cgreport/api/getRpColumns/:code': ({ report }) => [{ code: report }],
  '/online/cgreport/api/getQueryInfo/:id': ofReport,
  '/online/cgreport/api/getParamsInfo/:id': ofReport,
  '/online/cgreport/api/getReportDictList': ofReport,
  '/online/cgreport/api/getData/:id': ofReport,
  '/online/cgreport/api/getColumnsAndData/:id': ofReport,
  '/online/cgreport/api/exportXls/:id': ofReport,
  '/online/cgreport/api/exportManySheetXls/:id': ofReport,
  '/sys/sysUserAgent/add': ({ username, own }) =>
    [
      { userName: username, agentUserName: own.username },
      { userName: own.deleted, agentUserName: username },
    ].map((values) => ({ ...values, startTime: '2026-01-01 00:00:00', endTime: '2026-02-01 00:00:00' })),
  '/sys/sysUserAgent/queryByUserName': ({ username }) => [{ userName: username }],
  '/sys/sysUserAgent/mine': ({ username }) => [
    { agentUserName: username, startTime: '2026-01-01 00:00:00', endTime: '2026-02-01 00:00:00' },
  ],
  '/sys/sysUserAgent/save': ({ username, own }) => [
    { userName: username, agentUserName: own.username, startTime: '2026-01-01', endTime: '2026-02-01' },
  ],
  '/sys/tenant/queryList': ({ tenant }) => [{ ids: String(tenant) }],
  '/sys/tenant/userList': ({ tenant }) => [{ tenantId: tenant }],
  '/sys/tenant/addUsers': ofTenant,
  '/sys/tenant/removeUsers': ofTenant,
  '/sys/dataLog/list': ({ role }) => [{ dataId: role }],
  '/sys/dataLog/queryDataVerList': ({ role }) => [{ dataTable: 'sys_role', dataId: role }],
  '/sys/dataLog/queryCompareList': ({ version, version2 }) => [{ dataId1: version, dataId2: version2 }],
  '/sys/dataLog/compare': ({ version, version2 }) => [{ id: version2 }, { dataId1: version, dataId2: version2 }],
  // Graph reports and their templates.
  '/online/graphreport/head/queryOnlGraphreportItemByMainId': ofGraph,
  '/online/graphreport/head/parseField': ({ dataSource }) => [
    { type: 'SQL', data: 'select 1 as one', dbSource: dataSource },
  ],
  '/online/graphreport/params/listByHeadId': ({ graph }) => [{ headId: graph }],
  '/online/graphreport/templet/add': ({ graph }) => [
    { templetCode: 'new-one', templetName: 'New', onlGraphreportTempletItemList: [{ graphreportCode: graph }] },
  ],
  '/online/graphreport/templetItem/listByTempletId': ({ templet }) => [{ templetId: templet }],
  '/online/graphreport/api/getChartsData': ofGraph,
  '/online/graphreport/api/getChartsInfo': ofGraph,
  '/online/graphreport/api/exportXlsById': ofGraph,
  '/online/graphreport/api/getTempletData': ({ templet }) => [{ id: templet }],
  // What is read by the names of tables.
  '/sys/dict/getDictItems/:dict': fromTables,
  '/sys/dict/getDictText/:dict/:key': fromTables,
  '/sys/dict/loadDict/:dict': fromTables,
  '/sys/dict/loadDictOrderByValue/:dict': fromTables,
  '/sys/dict/loadDictItem/:dict': fromTables,
  '/sys/dict/loadTreeData': ({ category }) => [
    { pid: category, pidField: 'pid', tableName: 'sys_category', text: 'name', code: 'id' },
  ],
  '/online/cgform/api/querySelectOptions': ({ category, depart }) => [
    { table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid', pidValue: category },
    { table: 'sys_depart', txt: 'depart_name', key: 'id', condition: JSON.stringify({ id: depart }) },
  ],
  '/sys/fillRule/executeRuleByCode/:ruleCode': ({ category, depart }) => [
    { ruleCode: 'category_code_rule', pid: category },
    { ruleCode: 'org_num_role', parentId: depart },
  ],
  '/sys/fillRule/executeRuleByCodeBatch': ({ category }) => [
    { rules: [{ ruleCode: 'category_code_rule', formData: { pid: category } }] },
  ],
  ...onlineFormCalls,
  // What people do for themselves alone.
  '/sys/user/updatePassword': ({ username, own }) =>
    [username, own.username].map((name) => ({
      username: name,
      oldpassword: 'none',
      password: 'correct horse 1',
      confirmpassword: 'correct horse 1',
    })),
  '/sys/selectDepart': ({ username, orgCode }) => [{ username, orgCode }],
}

/** The calls that name what belongs to one person alone. */
const privately: Readonly<Record<string, (theirs: Private) => Values>> = {
  '/sys/savedQuery/delete': ({ query }) => ({ id: query }),
  '/sys/event/list': ({ event }) => ({ id: event }),
  '/sys/event/queryById': ({ event }) => ({ id: event }),
  '/sys/event/edit': ({ event }) => ({ id: event, title: 'x', wholeDay: 'Y', startDay: '2031-01-01' }),
  '/sys/event/removal': ({ event }) => ({ ids: event }),
  '/sys/event/delete': ({ event }) => ({ id: event }),
  '/sys/event/deleteBatch': ({ event }) => ({ ids: event }),
  '/sys/user/sessions': ({ session }) => ({ id: session }),
  '/sys/thirdLogin/unbind': ({ thirdType }) => ({ thirdType }),
  '/sys/annountCement/show/:id': ({ message }) => ({ id: message }),
  '/sys/sysAnnouncementSend/editByAnntIdAndUserId': ({ message }) => ({ anntId: message }),
}

/** The calls that name records of another tenant on a route; undefined where the suite knows of none. */
export function findCalls(route: Route): Calls | undefined {
  return routes[route.path] ?? findRecordCalls(route)
}

/** The call that names what belongs to another person on a route; undefined where there is none. */
export function findPrivateCall(route: Route): ((theirs: Private) => Values) | undefined {
  return privately[route.path]
}

/** What a batch names beside a foreign record, of which it may do its work. */
export const batches: Readonly<Record<string, (foreign: Names, own: Names) => Values>> = {
  '/sys/user/deleteBatch': (foreign, own) => ({ ids: `${own.user},${foreign.user}` }),
  '/sys/user/frozenBatch': (foreign, own) => ({ ids: `${own.user},${foreign.user}`, status: 2 }),
  '/sys/user/putRecycleBin': (foreign, own) => ({ userIds: `${own.deleted},${foreign.deleted}` }),
  '/sys/user/restore': (foreign, own) => ({ ids: `${own.deleted},${foreign.deleted}` }),
  '/sys/user/deleteRecycleBin': (foreign, own) => ({ userIds: `${own.deleted},${foreign.deleted}` }),
  '/sys/user/queryByIds': (foreign, own) => ({ userIds: `${own.user},${foreign.user}` }),
  '/sys/user/addSysUserRole': (foreign, own) => ({ roleId: own.role, userIdList: [own.user, foreign.user] }),
  '/sys/user/deleteUserRoleBatch': (foreign, own) => ({ roleId: own.role, userIds: `${own.user},${foreign.user}` }),
  '/sys/user/editSysDepartWithUser': (foreign, own) => ({ depId: own.depart, userIdList: [own.user, foreign.user] }),
  '/sys/user/deleteUserInDepartBatch': (foreign, own) => ({
    depId: own.depart,
    userIds: `${own.user},${foreign.user}`,
  }),
  '/sys/tenant/addUsers': (foreign, own) => ({ tenantId: own.tenant, userIdList: [own.user, foreign.user] }),
  '/sys/tenant/removeUsers': (foreign, own) => ({ tenantId: own.tenant, userIds: `${own.user},${foreign.user}` }),
  '/sys/tenant/deleteBatch': (foreign, own) => ({ ids: `${own.tenant},${foreign.tenant}` }),
  '/sys/role/deleteBatch': (foreign, own) => ({ ids: `${own.role},${foreign.role}` }),
  '/sys/position/deleteBatch': (foreign, own) => ({ ids: `${own.position},${foreign.position}` }),
  '/sys/sysDepart/deleteBatch': (foreign, own) => ({ ids: `${own.depart},${foreign.depart}` }),
  '/sys/sysDepartRole/deleteBatch': (foreign, own) => ({ ids: `${own.departRole},${foreign.departRole}` }),
  '/sys/sysDepartRole/deptRoleUserAdd': (foreign, own) => ({
    userId: own.user,
    newRoleId: `${own.departRole},${foreign.departRole}`,
  }),
  '/sys/category/deleteBatch': (foreign, own) => ({ ids: `${own.category},${foreign.category}` }),
  '/sys/category/getChildListBatch': (foreign, own) => ({ parentIds: `${own.category},${foreign.category}` }),
  '/sys/category/loadDictItem': (foreign, own) => ({ ids: `${own.category},${foreign.category}` }),
  '/sys/annountCement/add': (foreign, own) => ({
    titile: 'x',
    msgType: 'USER',
    userIds: `${own.user},${foreign.user}`,
  }),
  '/sys/annountCement/deleteBatch': (foreign, own) => ({ ids: `${own.draft},${foreign.draft}` }),
  '/sys/sysAnnouncementSend/add': (foreign, own) => ({ anntId: own.message, userId: `${own.user},${foreign.user}` }),
  '/sys/sysAnnouncementSend/deleteBatch': (foreign, own) => ({ ids: `${own.receipt},${foreign.receipt}` }),
  '/sys/dataSource/deleteBatch': (foreign, own) => ({ ids: `${own.dataSource},${foreign.dataSource}` }),
  '/online/graphreport/head/deleteBatch': (foreign, own) => ({ ids: `${own.graph},${foreign.graph}` }),
  '/online/graphreport/templet/deleteBatch': (foreign, own) => ({ ids: `${own.templet},${foreign.templet}` }),
  '/online/cgreport/head/deleteBatch': (foreign, own) => ({ ids: `${own.report},${foreign.report}` }),
  '/sys/sysUserAgent/deleteBatch': (foreign, own) => ({ ids: `${own.agent},${foreign.agent}` }),
  '/sys/dataLog/queryCompareList': (foreign, own) => ({ dataId1: own.version, dataId2: foreign.version }),
  ...onlineFormBatches,
}
