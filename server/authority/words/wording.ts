import { fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import type { Language } from '../../http/language.ts'
import { noTenant } from '../../http/tenant.ts'
import { texts } from '../../http/texts.ts'
import type { Cause } from '../causes.ts'
import type { GrantingRole } from '../grants.ts'
import type { Bound } from '../reach.ts'
import { formOperations } from '../toReach.ts'
import { nameTenants, toThing } from './describeKeys.ts'
import { nameBound } from './nameBound.ts'
import { nameValues } from './nameValues.ts'

const words = {
  everything: texts('全部权限', 'Everything', '全部權限'),
  installation: texts('不属于任何租户', 'no tenant', '不屬於任何租戶'),
  departRole: texts('部门角色 {name}（{depart}）', 'department role {name} ({depart})', '部門角色 {name}（{depart}）'),
  tenantRole: texts('{name}（租户 {tenant}）', '{name} (tenant {tenant})', '{name}（租戶 {tenant}）'),
  charge: texts('负责部门 {depart}', 'in charge of {depart}', '負責部門 {depart}'),
  member: texts('租户成员', 'member', '租戶成員'),
  everybody: texts('对所有人开放', 'open to everybody', '對所有人開放'),
  ruleText: texts('{rule}（{text}）', '{rule} ({text})', '{rule}（{text}）'),
  extent: texts('{rule}：{extent}', '{rule}: {extent}', '{rule}：{extent}'),
  ruleBy: texts('{rule}，来自角色 {by}', '{rule}, by the role {by}', '{rule}，來自角色 {by}'),
  more: texts('{what} 等 {count} 个', '{what} and others, {count} in all', '{what} 等 {count} 個'),
  join: texts('、', ', ', '、'),
  joinRules: texts('；', '; ', '；'),
  list: texts('查看', 'view', '檢視'),
  add: texts('新增', 'add', '新增'),
  edit: texts('编辑', 'edit', '編輯'),
  delete: texts('删除', 'delete', '刪除'),
  export: texts('导出', 'export', '匯出'),
  import: texts('导入', 'import', '匯入'),
} as const satisfies Record<string, LanguageTexts>

/** How many values that a rule leaves are named. */
const namedAtMost = 5

/**
 * Says causes, rules and tenants; what is named once is not asked for again. Where the reader learns of one tenant alone,
 * departments and roles that a rule leaves are named as far as they are of that one or of none.
 */
export function createWording(db: Connection, language: Language, tenantId: number | undefined) {
  const tenantNames = new Map<number, Promise<string>>()
  const departNames = new Map<ReadonlySet<string>, Promise<string>>()
  const join = (parts: Iterable<string>) => [...new Set(parts)].join(words.join[language])
  const nameTenant = (id: number): Promise<string> => {
    if (id === noTenant) return Promise.resolve(words.installation[language])
    const found =
      tenantNames.get(id) ?? nameTenants(db, [id]).then((names) => names.get(String(id))?.name ?? String(id))
    tenantNames.set(id, found)
    return found
  }
  const nameRole = async ({ sort, name, departName = '', tenantId }: GrantingRole): Promise<string> => {
    if (sort === 'departRole') return fillText(words.departRole[language], { name, depart: departName })
    if (tenantId === noTenant) return name
    return fillText(words.tenantRole[language], { name, tenant: await nameTenant(tenantId) })
  }
  const nameCause = (cause: Cause): string | Promise<string> => {
    if (cause.kind === 'role') return nameRole(cause.role)
    if (cause.kind === 'charge') return fillText(words.charge[language], { depart: cause.place.departName })
    return words[cause.kind][language]
  }
  const nameExtent = (extent: ReadonlySet<string>): Promise<string> => {
    const found = departNames.get(extent) ?? describeExtent(extent)
    departNames.set(extent, found)
    return found
  }
  const describeExtent = async (extent: ReadonlySet<string>): Promise<string> => {
    const first = [...extent].slice(0, namedAtMost)
    const names = await nameValues(db, first, tenantId)
    const what = join(first.map((value) => names.get(value) ?? value)) || '—'
    if (extent.size <= namedAtMost) return what
    return fillText(words.more[language], { what, count: String(extent.size) })
  }
  const describeBound = async (bound: Bound): Promise<string> => {
    const { source, extent } = bound
    const name = nameBound(bound, language)
    if (source?.kind !== 'rule') return name
    const rule = fillText(words.ruleText[language], { rule: name, text: source.text })
    const leaving =
      extent === undefined ? rule : fillText(words.extent[language], { rule, extent: await nameExtent(extent) })
    if (source.by === undefined) return leaving
    return fillText(words.ruleBy[language], { rule: leaving, by: await nameRole(source.by) })
  }
  return {
    everything: words.everything[language],
    causes: async (causes: readonly Cause[]) => join(await Promise.all(causes.map(nameCause))),
    bounds: async (bounds: readonly Bound[]) =>
      [...new Set(await Promise.all(bounds.map(describeBound)))].join(words.joinRules[language]),
    tenants: async (ids: readonly number[]) => join(await Promise.all(ids.map(nameTenant))),
    operations: (keys: readonly string[]) => {
      const own = new Set(keys.filter((key) => toThing(key) !== key).map((key) => key.slice(key.lastIndexOf(':') + 1)))
      return join(formOperations.filter((each) => own.has(each)).map((each) => words[each][language]))
    },
  }
}
