import { type AppError, createFailure, fillText, type LanguageTexts } from '../../runtime/language/index.ts'
import { findRow } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import { splitCodes } from '../http/access.ts'
import type { SignedInCall } from '../http/call.ts'
import type { Language } from '../http/language.ts'
import { texts } from '../http/texts.ts'
import { toRuleKey } from './extent.ts'
import { type Bound, findHeld, type Holding, type Reach } from './reach.ts'

/** Why an act on rights is not allowed. */
export interface Reason {
  readonly kind: 'oneself' | 'person' | 'actsFor' | 'thing' | 'power'
  /** The person or the thing that it is about; undefined for the caller. */
  readonly who?: string
  /** Whether the caller named the person. */
  readonly isNamed?: boolean
  readonly lacking: readonly Holding[]
  /** What the caller reaches. */
  readonly limit: Reach
}

const reasons: Readonly<Record<Reason['kind'], LanguageTexts>> = {
  oneself: texts(
    '该操作会扩大您自己的权限：{what}。请联系管理员',
    'This would widen your own permissions: {what}. Please ask an administrator.',
    '該操作會擴大您自己的權限：{what}。請聯絡管理員',
  ),
  person: texts(
    '该操作会改变{who}的权限，而您自己没有这些权限：{what}',
    'This would change what {who} may do by what you may not do yourself: {what}.',
    '該操作會改變{who}的權限，而您自己沒有這些權限：{what}',
  ),
  actsFor: texts(
    '{who}拥有您没有的权限：{what}',
    '{who} may do what you may not do yourself: {what}.',
    '{who}擁有您沒有的權限：{what}',
  ),
  thing: texts(
    '{who}包含您没有的权限：{what}',
    'Permissions hang on {who} that you do not have yourself: {what}.',
    '{who}包含您沒有的權限：{what}',
  ),
  power: texts(
    '以下权限等同于管理员，只能由管理员授予：{what}',
    'These are worth as much as the role of an administrator, so only administrators give them: {what}.',
    '以下權限等同於管理員，只能由管理員授予：{what}',
  ),
}

const words = {
  everything: texts('管理员的全部权限', 'everything, as an administrator', '管理員的全部權限'),
  code: texts('{name}（{code}）', '{name} ({code})', '{name}（{code}）'),
  address: texts('菜单地址 {address}', 'the menu address {address}', '選單地址 {address}'),
  form: texts('在线表单“{name}”', 'the online form "{name}"', '線上表單「{name}」'),
  depart: texts('负责部门“{name}”', 'being in charge of the department "{name}"', '負責部門「{name}」'),
  tenant: texts('租户“{name}”', 'the tenant "{name}"', '租戶「{name}」'),
  installation: texts('不属于任何租户的数据', 'the records of no tenant', '不屬於任何租戶的資料'),
  inTenant: texts('{what}（租户 {tenant}）', '{what}, in the tenant {tenant}', '{what}（租戶 {tenant}）'),
  under: texts(
    '{what}，您仅在数据规则“{rule}”内拥有',
    '{what}, which you have only under the data rule "{rule}"',
    '{what}，您僅在資料規則「{rule}」內擁有',
  ),
  more: texts('{what} 等 {count} 项', '{what} and {count} more', '{what} 等 {count} 項'),
  role: texts('角色“{name}”', 'the role "{name}"', '角色「{name}」'),
  departRole: texts('部门角色“{name}”', 'the department role "{name}"', '部門角色「{name}」'),
  node: texts('菜单“{name}”', 'the menu node "{name}"', '選單「{name}」'),
  pool: texts('部门“{name}”', 'the department "{name}"', '部門「{name}」'),
  everybody: texts('所有人', 'everybody', '所有人'),
  somebody: texts('其他用户', 'somebody else', '其他使用者'),
  join: texts('、', ', ', '、'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

const shownAtMost = 3

/** The failure of an act that is not allowed: in words, what the caller lacks for it. */
export async function refuseAct({ db, language }: SignedInCall, reason: Reason): Promise<AppError> {
  const { kind, lacking, limit } = reason
  const different = [...new Map(lacking.map((holding) => [holding.key, holding])).values()]
  const shown: string[] = []
  for (const holding of different.slice(0, shownAtMost)) shown.push(await describe(db, holding, limit, language))
  const listed = shown.join(words.join[language])
  const count = different.length - shown.length
  const what = count > 0 ? fillText(words.more[language], { what: listed, count: String(count) }) : listed
  return createFailure(reasons[kind], { code: 510, details: { what, who: await nameOf(db, reason, language) } })
}

async function describe(db: Connection, holding: Holding, limit: Reach, language: Language): Promise<string> {
  const { tenantId, key, bounds } = holding
  const what = await describeKey(db, key, language)
  const held = findHeld(limit, tenantId, key)
  const rule = held?.find((bound) => !bounds.some((own) => own.rule === bound.rule)) ?? held?.[0]
  if (rule !== undefined) return fillText(words.under[language], { what, rule: await nameRule(db, rule) })
  if (tenantId === 0 || key.startsWith('tenant:')) return what
  return fillText(words.inTenant[language], { what, tenant: await nameTenant(db, tenantId) })
}

async function describeKey(db: Connection, key: string, language: Language): Promise<string> {
  const [kind = '', ...rest] = key.split(':')
  const subject = rest.join(':')
  const fill = (text: LanguageTexts, details: Readonly<Record<string, string>>) => fillText(text[language], details)
  const describers: Readonly<Record<string, () => Promise<string>>> = {
    everything: async () => words.everything[language],
    code: async () => fill(words.code, { name: await nameCode(db, subject, language), code: subject }),
    address: async () => fill(words.address, { address: subject }),
    form: async () => fill(words.form, { name: await nameForm(db, rest[0] ?? '') }),
    depart: async () => fill(words.depart, { name: await nameDepart(db, subject) }),
    tenant: async () =>
      subject === '0'
        ? words.installation[language]
        : fill(words.tenant, { name: await nameTenant(db, Number(subject)) }),
  }
  return describers[kind]?.() ?? key
}

/** A code as the menu calls it: a button after the page that it stands on. */
async function nameCode(db: Connection, code: string, language: Language): Promise<string> {
  const rows = await db
    .selectFrom('sysPermission as node')
    .leftJoin('sysPermission as above', 'above.id', 'node.parentId')
    .select(['node.name', 'node.names', 'node.perms', 'above.name as aboveName', 'above.names as aboveNames'])
    .where('node.delFlag', '=', 0)
    .where('node.perms', 'like', `%${code}%`)
    .orderBy('node.menuType', 'desc')
    .execute()
  const node = rows.find(({ perms }) => splitCodes(perms).includes(code))
  if (node === undefined) return code
  const name = node.names?.[language] ?? node.name
  const above = node.aboveNames?.[language] ?? node.aboveName
  return above === null ? name : `${above} / ${name}`
}

async function nameForm(db: Connection, id: string): Promise<string> {
  return (await findRow(db, 'onlCgformHead', { id }, ['tableTxt']))?.tableTxt ?? id
}

async function nameDepart(db: Connection, id: string): Promise<string> {
  return (await findRow(db, 'sysDepart', { id }, ['departName']))?.departName ?? id
}

async function nameTenant(db: Connection, id: number): Promise<string> {
  return (await findRow(db, 'sysTenant', { id }, ['name']))?.name ?? String(id)
}

/** A rule of a node has a name; one of a form is told by what it says. */
async function nameRule(db: Connection, { rule }: Bound): Promise<string> {
  const rules = await db.selectFrom('sysPermissionDataRule').selectAll().where('status', '=', '1').execute()
  const found = rules.find(
    ({ ruleColumn: column, ruleConditions: operator, ruleValue: value }) =>
      toRuleKey({ column, operator, value }) === rule,
  )
  return found?.ruleName ?? rule
}

type FindName = (db: Connection, id: string) => Promise<string | null | undefined>

const named: Readonly<Record<string, { readonly text: LanguageTexts; readonly find: FindName }>> = {
  role: { text: words.role, find: async (db, id) => (await findRow(db, 'sysRole', { id }, ['roleName']))?.roleName },
  departRole: {
    text: words.departRole,
    find: async (db, id) => (await findRow(db, 'sysDepartRole', { id }, ['roleName']))?.roleName,
  },
  pool: {
    text: words.pool,
    find: async (db, id) => (await findRow(db, 'sysDepart', { id }, ['departName']))?.departName,
  },
  node: { text: words.node, find: async (db, id) => (await findRow(db, 'sysPermission', { id }, ['name']))?.name },
  form: { text: words.form, find: nameForm },
}

/** How a person or a thing is called; people whom the caller did not name stay unnamed. */
async function nameOf(db: Connection, { who = '', isNamed }: Reason, language: Language): Promise<string> {
  const [kind = '', id = ''] = who.split(' ')
  if (kind === 'everybody') return words.everybody[language]
  const thing = named[kind]
  if (thing !== undefined) return fillText(thing.text[language], { name: (await thing.find(db, id)) ?? id })
  const user = isNamed === true ? await findRow(db, 'sysUser', { id: who }, ['realname', 'username']) : undefined
  return user === undefined ? words.somebody[language] : (user.realname ?? user.username)
}
