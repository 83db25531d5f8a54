import { readFileSync } from 'node:fs'
import { toStableId } from '../../../../server/db/id.ts'

/** A call of `server/calls.json`. */
export interface ListedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: string
  readonly act?: string
}

/** All calls of the server. */
export const listedCalls: readonly ListedCall[] = JSON.parse(
  readFileSync(new URL('../../../../server/calls.json', import.meta.url), 'utf8'),
)

/** The calls that are checked by what they do; what a power does cannot be told, so nobody is held to it. */
export const checkedActs: readonly ListedCall[] = listedCalls.filter(({ act = '' }) =>
  ['gives', 'actsFor', 'changes'].includes(act),
)

/** The id of a thing of a company by its name: the same in every company. */
export const idOf = (kind: string, name: string | number): string => toStableId('trial', kind, String(name))

/** A node of the menu of a company. */
export interface GivenNode {
  readonly id: string
  readonly perms: string | null
  readonly url: string | null
  /** The node below which a button stands; null for an entry of the menu. */
  readonly parentId: string | null
}

/** What records are called that rules may be about: the columns of a list, of a form and of a report. */
const ruled = [
  { perms: 'user:list', url: '/sys/user/list', columns: ['orgCode', 'username'] },
  { perms: 'depart:list', url: '/sys/sysDepart/list', columns: ['orgCode'] },
  { perms: 'role:list', url: '/sys/role/list', columns: ['roleCode'] },
  { perms: 'message:list', url: '/sys/message/sysMessage/list', columns: ['esReceiver'] },
  { perms: 'online.graph:list', url: '/online/graph', columns: ['code'] },
  { perms: null, url: '/online/cgformList/trial_single', columns: ['code'] },
  { perms: 'onl:trial_main:list', url: null, columns: ['code'] },
  { perms: null, url: '/online/cgformErpList/trial_main', columns: ['code'] },
  { perms: 'onl:trial_sub:list', url: null, columns: ['code'] },
  { perms: null, url: '/online/cgformTreeList/trial_sub', columns: ['code'] },
  { perms: null, url: `/online/cgformList/${idOf('form', 'view')}`, columns: ['code'] },
  { perms: 'onl:trial_single$1:list', url: null, columns: ['code'] },
  { perms: null, url: '/online/cgreport/rep1', columns: ['code'] },
  { perms: 'report:rep1', url: null, columns: ['code'] },
  { perms: null, url: '/online/graphreport/chart/gra1', columns: ['code'] },
  { perms: null, url: '/online/graphreport/templet/tem1', columns: ['code'] },
] as const

const operators = ['=', 'right_like'] as const
const values = {
  orgCode: ['#{sys_org_code}', '#{sys_multi_org_code}', 'A01'],
  username: ['#{sys_user_code}', '#{sys_user_name}', 'p2'],
  roleCode: ['r', 'r2'],
  esReceiver: ['#{sys_user_code}'],
  code: ['#{sys_user_code}', 'a', 'gra1'],
} as const

/** Beside the codes that acts ask for: those of what people read, powers, and codes that open what is made online. */
const further = [
  ...['permission:list', 'log:list', 'online.form:list', 'online.report:list', 'tenant:all', 'myDepart:list'],
  ...['userAgent:list', 'user:roles', 'user:departs', 'user:tenants', 'dict:edit', 'page:add', 'online.report:sql'],
  ...['onl:trial_single:list', 'onl:trial_single:list,onl:trial_single:edit', 'onl:trial_free:list'],
  'report:rep_free',
]

/** Addresses that open something, by an id or a name; what some lead to is not there yet. */
const addresses = [
  ...[`/online/cgformList/${idOf('form', 'single')}`, '/online/df/trial_free'],
  `/online/cgreport/${idOf('report', 'rep2')}`,
  ...['/online/cgreport/rep_free', '/online/graphreport/chart/gra_free'],
  '/online/graphreport/templet/tem_free',
]

const actCodes = checkedActs.flatMap(({ access }) => access.split('|')).filter((code) => code !== 'signedIn')

const lone = (perms: string | null, url: string | null): GivenNode => ({
  id: idOf('node', `${perms} ${url}`),
  perms,
  url,
  parentId: null,
})

/** Nodes whose operations are granted one by one, as they come into the menu. */
const operated = [
  { url: '/online/cgformTabList/trial_single', code: 'onl:trial_single', words: ['add', 'edit', 'delete', 'export'] },
  { url: '/online/cgformInnerTableList/trial_main', code: 'onl:trial_main', words: ['add', 'edit'] },
  { url: `/online/cgreport/${idOf('report', 'rep1')}`, code: 'report:rep1', words: ['export'] },
  { url: '/online/cgreport/rep2', code: 'report:rep2', words: ['export'] },
  { url: `/online/graphreport/chart/${idOf('graph', 'gra2')}`, code: 'graph:gra2', words: ['export'] },
  { url: '/online/graphreport/templet/tem2', code: 'templet:tem2', words: ['export'] },
].flatMap(({ url, code, words }): readonly GivenNode[] => {
  const node = lone(`${code}:list`, url)
  return [node, ...words.map((word) => ({ ...lone(`${code}:${word}`, null), parentId: node.id }))]
})

/** The menu that every company begins with: each code alone, some of them with an address at which rules stand. */
export const givenNodes: readonly GivenNode[] = [
  ...ruled.map(({ perms, url }) => lone(perms, url)),
  ...[...new Set([...actCodes, ...further])]
    .filter((code) => !ruled.some(({ perms }) => perms === code))
    .map((code) => lone(code, null)),
  // A second way to a code: the rules of the first one bind there too.
  { ...lone('user:list', null), id: idOf('node', 'again') },
  ...addresses.map((url) => lone(null, url)),
  ...operated,
]

/** The rules from which companies choose, each at its node. */
export const givenRules = ruled.flatMap(({ perms, url, columns }) =>
  columns.flatMap((column) =>
    values[column].flatMap((value) =>
      operators.map((operator) => ({
        id: idOf('rule', `${perms} ${url} ${column} ${operator} ${value}`),
        permissionId: lone(perms, url).id,
        ruleName: `${column} ${operator} ${value}`,
        ruleColumn: column,
        ruleConditions: operator,
        ruleValue: value,
        status: '1',
      })),
    ),
  ),
)
