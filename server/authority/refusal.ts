import { type AppError, createFailure, fillText, type LanguageTexts } from '../../runtime/language/index.ts'
import { findRow } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import type { SignedInCall } from '../http/call.ts'
import type { Language } from '../http/language.ts'
import { noTenant } from '../http/tenant.ts'
import { texts } from '../http/texts.ts'
import { findHeld, type Holding, type Reach, tenantKey } from './reach.ts'
import { describeKeys, isImplied, nameTenants, toThing } from './words/describeKeys.ts'
import { findExplanation } from './words/findExplanation.ts'
import { nameBound } from './words/nameBound.ts'

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

/** What a refusal carries beside its message (wire contract 1.1), so that the app can list all that is lacking. */
export interface Refusal {
  /** Why, without what is lacking. */
  readonly text: string
  /** What the caller lacks, each in words. */
  readonly lacking: readonly string[]
  /** How many more there are than are listed. */
  readonly more: number
  /** What to do about it. */
  readonly advice: string
  /** The address of the page that explains it, for callers who may open that. */
  readonly explain?: string
}

const reasons: Readonly<Record<Reason['kind'], LanguageTexts>> = {
  oneself: texts('该操作会扩大您自己的权限', 'This would widen your own permissions', '該操作會擴大您自己的權限'),
  person: texts(
    '该操作会改变{who}的权限，而您自己没有这些权限',
    'This would change the permissions of {who} by permissions that you do not have yourself',
    '該操作會改變{who}的權限，而您自己沒有這些權限',
  ),
  actsFor: texts(
    '{who}拥有您没有的权限',
    '{who} has permissions that you do not have yourself',
    '{who}擁有您沒有的權限',
  ),
  thing: texts('{who}包含您没有的权限', 'You do not have all permissions of {who}', '{who}包含您沒有的權限'),
  power: texts(
    '以下权限等同于管理员，只能由管理员授予',
    'These are equivalent to the administrator role, so only administrators can grant them',
    '以下權限等同於管理員，只能由管理員授予',
  ),
}

const askAdministrator = texts('请联系管理员。', 'Please ask an administrator.', '請聯絡管理員。')
const askHolder = texts(
  '请联系管理员，或拥有这些权限的同事。',
  'Please ask an administrator, or someone who has these permissions.',
  '請聯絡管理員，或擁有這些權限的同事。',
)
const advice: Readonly<Record<Reason['kind'], LanguageTexts>> = {
  oneself: askAdministrator,
  person: askHolder,
  actsFor: askHolder,
  thing: askHolder,
  power: askAdministrator,
}

const words = {
  message: texts('{text}：{what}。{advice}', '{text}: {what}. {advice}', '{text}：{what}。{advice}'),
  inTenant: texts('{what}（租户 {tenant}）', '{what}, in the tenant {tenant}', '{what}（租戶 {tenant}）'),
  under: texts(
    '{what}，您拥有时受此限制：{rule}',
    '{what}, which you have only with this limit: {rule}',
    '{what}，您擁有時受此限制：{rule}',
  ),
  elsewhere: texts('您所属租户以外的权限', 'permissions outside of your tenants', '您所屬租戶以外的權限'),
  more: texts('{what}，另有 {count} 项', '{what} and {count} more', '{what}，另有 {count} 項'),
  role: texts('角色“{name}”', 'the role “{name}”', '角色「{name}」'),
  departRole: texts('部门角色“{name}”', 'the department role “{name}”', '部門角色「{name}」'),
  node: texts('菜单“{name}”', 'the menu node “{name}”', '選單「{name}」'),
  pool: texts('部门“{name}”', 'the department “{name}”', '部門「{name}」'),
  form: texts('在线表单“{name}”', 'the online form “{name}”', '線上表單「{name}」'),
  everybody: texts('所有人', 'everyone', '所有人'),
  somebody: texts('其他用户', 'someone else', '其他使用者'),
  join: texts('、', ', ', '、'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** How many things a message names, and how many the list beside it. */
const shownAtMost = 3
const listedAtMost = 50

/** The failure of an act that is not allowed: in words, what the caller lacks for it. */
export async function refuseAct(call: SignedInCall, reason: Reason): Promise<AppError> {
  const { db, language } = call
  const { kind, lacking, limit } = reason
  const own = lacking.filter(({ key }) => !isImplied(key))
  const all = await describeLacking(db, own.length > 0 ? own : lacking, { limit, language })
  const text = fillText(reasons[kind][language], { who: await nameOf(db, reason, language) })
  const named = all.slice(0, shownAtMost).join(words.join[language])
  const rest = all.length - shownAtMost
  const what = rest > 0 ? fillText(words.more[language], { what: named, count: String(rest) }) : named
  const explain = await findExplanation(call, reason.isNamed === true ? reason.who : undefined)
  const refusal: Refusal = {
    text,
    lacking: all.slice(0, listedAtMost),
    more: Math.max(0, all.length - listedAtMost),
    advice: advice[kind][language],
    ...(explain === undefined ? {} : { explain }),
  }
  const details = { text, what, advice: advice[kind][language] }
  return createFailure(words.message, { code: 510, details, result: { refusal } })
}

/**
 * What of some holdings is lacking, each in words and once: what is not held at all, or only under a rule, and in which
 * tenant. What there is in tenants of which the caller is none is told without a name.
 */
async function describeLacking(
  db: Connection,
  lacking: readonly Holding[],
  { limit, language }: { readonly limit: Reach; readonly language: Language },
): Promise<readonly string[]> {
  const named = lacking.filter((holding) => isNameable(holding, limit))
  const described = await describeKeys(
    db,
    named.map(({ key }) => key),
    language,
  )
  const tenants = await nameTenants(
    db,
    named.map(({ tenantId }) => tenantId),
  )
  const toPhrase = (holding: Holding): string => {
    const { tenantId, key } = holding
    const what = described.get(key)?.text ?? key
    const bound = findNarrowing(holding, limit)
    if (bound !== undefined) return fillText(words.under[language], { what, rule: nameBound(bound, language) })
    if (tenantId === 0 || key.startsWith('tenant:')) return what
    const tenant = tenants.get(String(tenantId))?.name ?? String(tenantId)
    return fillText(words.inTenant[language], { what, tenant })
  }
  // The same in several tenants is told once, and so are the operations of one form.
  const byThing = new Map<string, string>()
  for (const holding of named) {
    const key = toThing(holding.key)
    if (!byThing.has(key)) byThing.set(key, toPhrase(holding))
  }
  return [...byThing.values(), ...(named.length < lacking.length ? [words.elsewhere[language]] : [])]
}

/** Whether a caller is told what somebody holds in a tenant: it is theirs, or the words for it name nothing of it. */
const isNameable = ({ tenantId, key }: Holding, limit: Reach): boolean =>
  limit.isEverywhere || limit.tenants.has(tenantId) || key === 'everything' || key === tenantKey(noTenant)

/** The rule under which alone something is held that is lacking without it; undefined for what is not held at all. */
export function findNarrowing({ tenantId, key, bounds }: Holding, limit: Reach) {
  const held = findHeld(limit, tenantId, key)
  return held?.find((bound) => !bounds.some((own) => own.rule === bound.rule)) ?? held?.[0]
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
  form: {
    text: words.form,
    find: async (db, id) => (await findRow(db, 'onlCgformHead', { id }, ['tableTxt']))?.tableTxt,
  },
}

/** How a person or a thing is called; people whom the caller did not name stay unnamed. */
async function nameOf(db: Connection, { who = '', isNamed }: Reason, language: Language): Promise<string> {
  const [kind = '', id = ''] = who.split(' ')
  if (kind === 'everyone') return words.everybody[language]
  const thing = named[kind]
  if (thing !== undefined) return fillText(thing.text[language], { name: (await thing.find(db, id)) ?? id })
  const user = isNamed === true ? await findRow(db, 'sysUser', { id: who }, ['realname', 'username']) : undefined
  return user === undefined ? words.somebody[language] : (user.realname ?? user.username)
}
