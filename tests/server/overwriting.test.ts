import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface ListedCall {
  readonly method: string
  readonly path: string
}

const calls: readonly ListedCall[] = JSON.parse(
  readFileSync(new URL('../../server/calls.json', import.meta.url), 'utf8'),
)

/** Calls that refuse to replace what their caller has not seen, besides those of resources: `edit`, and all deletions. */
const held = [
  '/online/cgform/api/editAll',
  '/online/cgform/api/form/:code',
  '/online/cgform/api/roleAuth',
  '/online/cgform/api/roleButtonAuth/:roleId/:cgformId',
  '/online/cgform/api/roleColumnAuth/:roleId/:cgformId',
  '/online/cgform/api/roleDataAuth/:roleId/:cgformId',
  '/online/cgform/design/edit',
  '/online/cgform/head/edit',
  '/online/cgform/head/enhanceJava/:formId',
  '/online/cgform/head/enhanceJs/:formId',
  '/online/cgform/head/enhanceSql/:formId',
  '/online/cgform/api/authData/:id',
  '/online/cgform/rules/:formId',
  '/online/cgreport/head/editAll',
  '/sys/annountCement/doReleaseData',
  '/sys/annountCement/doReovkeData',
  '/sys/gatewayRoute/updateAll',
  '/sys/permission/editPermissionRule',
  '/sys/role/datarule',
  '/sys/security/settings',
  '/sys/sysUserAgent/mine',
  '/sys/sysUserAgent/save',
  '/sys/user/frozenBatch',
  '/sys/user/login/setting/userEdit',
]

/** Why the other calls replace nothing that their caller has not seen. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'They give and take what the caller changed against what they saw, and leave the rest as others left it.': [
    '/sys/permission/saveDepartPermission',
    '/sys/permission/saveRolePermission',
    '/sys/sysDepartPermission/saveDeptRolePermission',
    '/sys/sysDepartRole/deptRoleUserAdd',
  ],
  'They turn one thing on or off.': [
    '/online/cgform/api/authButton/:id',
    '/online/cgform/api/authColumn/:id',
    '/online/cgform/api/authColumn/:id/batch',
    '/sys/quartzJob/pause',
    '/sys/quartzJob/resume',
    '/sys/page/restore',
    '/online/cgform/head/restore',
  ],
  'They add something, or bring back what was deleted.': [
    '/auth/register',
    '/online/cgform/api/addAll',
    '/online/cgform/api/importExcel/:code',
    '/online/cgform/api/importXls/:code',
    '/online/cgform/api/restore/:code',
    '/online/cgform/head/copyOnline',
    '/online/cgform/head/copyOnlineTable/:id',
    '/online/cgform/head/transTables/:tables',
    '/sys/common/upload',
    '/sys/dict/back/:id',
    '/sys/permission/addOperations',
    '/sys/permission/addPermissionRule',
    '/sys/permission/place',
    '/sys/tenant/addUsers',
    '/sys/user/addSysUserRole',
    '/sys/user/editSysDepartWithUser',
    '/sys/user/putRecycleBin',
    '/sys/user/register',
    '/pages',
  ],
  'They set what one person alone keeps for themselves, one thing at a time.': [
    '/sys/savedQuery/save',
    '/sys/selectDepart',
    '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
    '/sys/sysAnnouncementSend/readAll',
    '/sys/thirdLogin/bind/:type',
    '/sys/user/login/setting/bindEmail',
    '/sys/user/login/setting/bindPhone',
    '/sys/user/preferences',
  ],
  'They set a password, which nobody sees.': [
    '/auth/forge-password',
    '/sys/user/changePassword',
    '/sys/user/passwordChange',
    '/sys/user/updatePassword',
  ],
  'They move a record out of a state, and are refused in another one.': ['/online/cgform/api/transition/:code/:move'],
  'They ask, run, send or sign in, and replace nothing.': [
    '/account/sms',
    '/online/cgform/api/doButton',
    '/online/cgform/api/doDbSynch/:headId/:mode',
    '/online/cgreport/head/parseSql',
    '/online/graphreport/head/parseField',
    '/online/query/preview',
    '/sys/common/transitRESTful',
    '/sys/dataSource/testConnection',
    '/sys/dict/refleshCache',
    '/sys/fillRule/executeRuleByCode/:ruleCode',
    '/sys/fillRule/executeRuleByCodeBatch',
    '/sys/login',
    '/sys/logout',
    '/sys/mLogin',
    '/sys/message/sysMessage/giveUp',
    '/sys/message/sysMessage/send',
    '/sys/message/sysMessageTemplate/preview',
    '/sys/message/sysMessageTemplate/sendMsg',
    '/sys/online/forceLogout',
    '/sys/pack/reload',
    '/sys/phoneLogin',
    '/sys/quartzJob/execute',
    '/sys/sms',
    '/sys/user/phoneVerification',
    '/user/info',
  ],
}

/** The calls that every resource has. */
const ofResources = /\/(?:add|edit|restore|importExcel)$/

test('every call that writes refuses to overwrite what its caller has not seen, or replaces nothing', () => {
  const known = new Set([...held, ...Object.values(reasons).flat()])
  const unknown = calls
    .filter(({ method }) => method === 'PUT' || method === 'POST')
    .map(({ path }) => path)
    .filter((path) => !known.has(path) && !ofResources.test(path))
  expect(unknown).toEqual([])
})

test('the calls that are named are there', () => {
  const paths = new Set(calls.map(({ path }) => path))
  expect([...held, ...Object.values(reasons).flat()].filter((path) => !paths.has(path))).toEqual([])
})
