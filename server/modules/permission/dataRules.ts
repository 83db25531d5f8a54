import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { readAccessCodes, splitCodes } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { resource } from '../../http/resource/resource.ts'
import { isRuleOf } from '../../http/rules/grantedRules.ts'
import { findRuleOperator, needsNoValue } from '../../http/rules/operators.ts'
import { toField } from '../../http/rules/toRuleGroups.ts'
import { findUnknownVariables } from '../../http/rules/variables.ts'
import { withoutEmpty } from '../withoutEmpty.ts'
import { dataRuleFields } from './dataRuleFields.ts'

const words = {
  node: { zh: '菜单不存在', en: 'There is no such menu node.', tw: '選單不存在' },
  sql: {
    zh: '不支持自定义SQL，请用字段、条件和值描述规则',
    en: 'Raw SQL is refused: describe the rule by a field, a condition and a value.',
    tw: '不支援自訂SQL，請用欄位、條件和值描述規則',
  },
  operator: {
    zh: '条件规则“{operator}”不存在',
    en: 'There is no condition "{operator}".',
    tw: '條件規則「{operator}」不存在',
  },
  column: {
    zh: '字段“{column}”不属于该菜单的数据，可用字段：{known}',
    en: 'The records of this node have no field "{column}". They have: {known}.',
    tw: '欄位「{column}」不屬於該選單的資料，可用欄位：{known}',
  },
  value: { zh: '规则值不能为空', en: 'The rule needs a value.', tw: '規則值不能為空' },
  variable: {
    zh: '变量“{name}”不存在',
    en: 'There is no variable "{name}".',
    tw: '變數「{name}」不存在',
  },
} as const satisfies Record<string, LanguageTexts>

/** Rules on the records of menu nodes; whether a node has any stands at the node (wire contract 1.5). */
export const dataRules = resource({
  path: '/sys/permission/rule',
  table: 'sysPermissionDataRule',
  title: { zh: '数据权限规则', en: 'Data rules', tw: '資料權限規則' },
  access: 'permission',
  operations: [],
  fields: dataRuleFields,
  hooks: {
    beforeAdd: async (values, call) => {
      await checkRule(values, call)
      return withoutEmpty(values, ['status'])
    },
    afterAdd: (row, call) => refreshRuleFlags(call, [row]),
    beforeEdit: async (values, before, call) => {
      await refuseOwn([before], call)
      await checkRule({ ...before, ...values }, call)
      return withoutEmpty(values, ['status'])
    },
    afterEdit: (row, before, call) => refreshRuleFlags(call, [row, before]),
    beforeDelete: refuseOwn,
    afterDelete: (rows, call) => refreshRuleFlags(call, rows),
  },
})

async function checkRule(rule: Values, call: SignedInCall): Promise<void> {
  const [column, operator, value] = [rule.ruleColumn, rule.ruleConditions, rule.ruleValue].map((text) =>
    String(text ?? '').trim(),
  ) as [string, string, string]
  if (/^(use_sql_rules|ext)$/i.test(operator)) throw createFailure(words.sql)
  if (findRuleOperator(operator) === undefined) throw createFailure(words.operator, { details: { operator } })
  const node = await call.db
    .selectFrom('sysPermission')
    .select(['perms', 'url'])
    .where('id', '=', String(rule.permissionId))
    .executeTakeFirst()
  if (node === undefined) throw createFailure(words.node)
  const described = { codes: splitCodes(node.perms), url: node.url }
  const owner = call.services.calls.all.find(({ resource }) => resource !== undefined && isRuleOf(described, resource))
  const fields = owner?.resource?.fields
  if (fields !== undefined && toField(column, fields) === undefined)
    throw createFailure(words.column, { details: { column, known: Object.keys(fields).join(', ') } })
  if (value === '' && !needsNoValue(operator)) throw createFailure(words.value)
  const [name] = findUnknownVariables(value)
  if (name !== undefined) throw createFailure(words.variable, { details: { name } })
}

/** Who is bound by a rule cannot change what binds them. */
async function refuseOwn(rules: readonly Values[], call: SignedInCall): Promise<void> {
  const { isAdmin, rules: own } = await readAccessCodes(call.db, call.user.id)
  if (isAdmin) return
  if (rules.some((rule) => own.some(({ id }) => id === rule.id))) throw createError('forbidden')
}

async function refreshRuleFlags(call: SignedInCall, rules: readonly Values[]): Promise<void> {
  for (const id of new Set(rules.map((rule) => String(rule.permissionId)))) {
    const rule = await call.db
      .selectFrom('sysPermissionDataRule')
      .select('id')
      .where('permissionId', '=', id)
      .limit(1)
      .executeTakeFirst()
    const ruleFlag = rule === undefined ? 0 : 1
    await call.db.updateTable('sysPermission').set({ ruleFlag }).where('id', '=', id).execute()
  }
}
