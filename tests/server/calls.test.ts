import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toCallList, toFunctionList } from '../../server/callList.ts'

interface ListedCall {
  readonly method: string
  readonly path: string
  readonly access: string
  readonly module: string
  readonly section: string
}

const written = readFileSync(new URL('../../server/calls.json', import.meta.url), 'utf8')
const calls: readonly ListedCall[] = JSON.parse(written)

/** The calls of the specification's sections 7.1, 7.2 and 7.4, with those whose method it leaves open. */
const specified: Readonly<Record<string, readonly string[]>> = {
  '7.1': [
    ...['POST /sys/login', 'POST /sys/mLogin', 'POST /sys/phoneLogin', 'POST /sys/logout'],
    ...['GET /sys/cas/client/validateLogin', 'GET /sys/thirdLogin/getLoginUser/:token/:thirdType'],
    ...['POST /auth/forge-password', 'POST /auth/register', 'POST /account/sms', 'GET /account/sms', 'GET /user/info'],
    'GET /sys/permission/getUserPermissionByToken',
  ],
  '7.2': [
    ...['POST /sys/role/add', 'PUT /sys/role/edit', 'GET /sys/role/queryall', 'GET /sys/role/list'],
    ...['GET /sys/role/queryTreeList', 'POST /sys/user/add', 'PUT /sys/user/edit', 'GET /sys/user/queryUserRole'],
    ...['GET /sys/user/list', 'GET /sys/user/checkOnlyUser', 'GET /sys/user/queryUserByDepId'],
    ...['PUT /sys/user/frozenBatch', 'PUT /sys/user/changePassword', 'GET /sys/user/getCurrentUserDeparts'],
    ...['POST /sys/selectDepart', 'PUT /sys/selectDepart', 'POST /sys/user/updatePassword'],
    ...['PUT /sys/user/updatePassword', 'GET /sys/user/queryUserComponentData'],
    ...['POST /sys/permission/add', 'PUT /sys/permission/edit', 'GET /sys/permission/list'],
    ...['GET /sys/permission/getSystemMenuList', 'GET /sys/permission/getSystemSubmenu'],
    ...['GET /sys/permission/getSystemSubmenuBatch', 'GET /sys/permission/queryTreeList'],
    ...['GET /sys/permission/queryRolePermission', 'GET /sys/permission/getPermRuleListByPermId'],
    ...['GET /sys/permission/queryPermissionRule', 'GET /sys/permission/queryDepartPermission'],
    ...['POST /sys/permission/saveRolePermission', 'POST /sys/permission/saveDepartPermission'],
    ...['GET /sys/sysDepart/queryTreeList', 'GET /sys/sysDepart/queryIdTree', 'GET /sys/sysDepart/searchBy'],
    ...['GET /sys/sysDepart/queryMyDeptTreeList', 'DELETE /sys/sysDepart/delete'],
    ...[
      'GET /sys/sysDepartPermission/queryTreeListForDeptRole',
      'GET /sys/sysDepartPermission/queryDeptRolePermission',
    ],
    ...['POST /sys/sysDepartPermission/saveDeptRolePermission', 'GET /sys/sysDepart/queryDepartTreeSync'],
    ...['POST /sys/dict/add', 'PUT /sys/dict/edit', 'POST /sys/dictItem/add', 'PUT /sys/dictItem/edit'],
    ...['GET /sys/dict/getDictItems/:dict', 'GET /sys/dict/loadDictItem/:dict', 'GET /sys/dict/loadDict/:dict'],
    ...['GET /sys/dict/loadTreeData', 'GET /sys/dict/refleshCache', 'GET /sys/dict/queryAllDictItems'],
    ...['GET /sys/annountCement/doReleaseData', 'GET /sys/annountCement/doReovkeData'],
    ...['GET /sys/annountCement/listByUser', 'GET /sys/annountCement/queryById'],
    ...['PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', 'POST /sys/sysAnnouncementSend/editByAnntIdAndUserId'],
    ...['GET /sys/loginfo', 'GET /sys/visitInfo', 'GET /sys/duplicate/check', 'GET /sys/checkRule/checkByCode'],
    ...['GET /sys/category/loadTreeRoot', 'GET /sys/category/loadTreeChildren', 'GET /sys/category/loadOne'],
    ...['GET /sys/category/loadTreeData', 'GET /sys/category/loadDictItem/:ids', 'GET /sys/position/list'],
    ...['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} /sys/common/transitRESTful`),
    ...['GET /online/cgform/api/getData/:formCode', 'GET /online/cgform/api/querySelectOptions'],
  ],
  '7.4': [
    ...['POST /sys/common/upload', 'GET /sys/common/static/*', 'GET /sys/common/pdf/pdfPreviewIframe'],
    ...['user', 'role', 'service', 'permission', 'permission/no-pager'].map((name) => `GET /mock/api/${name}`),
  ],
}

test('the list of calls is what the app registers; `npm run calls` writes it anew', () => {
  expect(written).toBe(toCallList())
})

test('the list of functions for moves is what modules offer; `npm run calls` writes it anew', () => {
  const functions = readFileSync(new URL('../../server/functions.json', import.meta.url), 'utf8')
  expect(functions).toBe(toFunctionList())
})

test.each(Object.entries(specified))('every call of section %s is in the list', (_section, expected) => {
  const toShape = (call: string) => call.replace(/:\w+/g, ':')
  const known = new Set(calls.map(({ method, path }) => toShape(`${method} ${path}`)))
  expect(expected.filter((call) => !known.has(toShape(call)))).toEqual([])
})

test('every call says who may make it, which module answers it and which section asks for it', () => {
  for (const { access, module, section } of calls) {
    expect(access).toMatch(/^(anonymous|anyone|signedIn|[\w:.-]+:[\w:.|-]+)$/)
    expect(module).not.toBe('')
    expect(section).toMatch(/^\d(\.\d)?$/)
  }
})
