import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { type SignedInCall, splitCodes } from '../../http/index.ts'
import { described, resource, statusField, type Values } from '../../http/resource/index.ts'
import { checkRule } from '../../http/rules/checkRule.ts'
import { isRuleOf } from '../../http/rules/grantedRules.ts'
import { toField } from '../../http/rules/toRuleGroups.ts'
import { nodeModel } from './nodeRecords.ts'

const messages = {
  node: { zh: '菜单不存在', en: 'There is no such menu node.', tw: '選單不存在' },
  column: {
    zh: '字段“{column}”不属于该菜单的数据，可用字段：{known}',
    en: 'The records of this node have no field "{column}". They have: {known}.',
    tw: '欄位「{column}」不屬於該選單的資料，可用欄位：{known}',
  },
} as const satisfies Record<string, LanguageTexts>

/** Rules on the records of menu nodes; whether a node has any stands at the node (wire contract 1.5). */
export const dataRules = resource({
  path: '/sys/permission/rule',
  table: 'sysPermissionDataRule',
  model: 'system.permission-rule',
  title: { zh: '数据权限规则', en: 'Data rules', tw: '資料權限規則' },
  translated: ['ruleName'],
  access: 'permission',
  act: 'none',
  operations: [],
  of: { owner: () => nodeModel, field: 'permissionId', message: messages.node },
  fields: {
    permissionId: { type: 'text', required: true, length: 100, writable: 'onAdd' },
    ...described('ruleName', 'ruleColumn'),
    ruleConditions: { length: 50, label: { zh: '条件规则', en: 'Condition', tw: '條件規則' } },
    ruleValue: {},
    status: statusField,
  },
  hooks: {
    beforeSave: async (values, before, call) => {
      await checkDataRule({ ...before, ...values }, call)
      return undefined
    },
    afterAdd: (row, call) => refreshRuleFlags(call, [row]),
    afterEdit: (row, before, call) => refreshRuleFlags(call, [row, before]),
    afterDelete: (rows, call) => refreshRuleFlags(call, rows),
  },
})

async function checkDataRule(rule: Values, call: SignedInCall): Promise<void> {
  const [column, operator, value] = [rule.ruleColumn, rule.ruleConditions, rule.ruleValue].map((text) =>
    String(text ?? '').trim(),
  ) as [string, string, string]
  checkRule({ operator, value })
  const node = await findRow(call.db, 'sysPermission', { id: String(rule.permissionId) }, ['perms', 'url'])
  if (node === undefined) throw createFailure(messages.node)
  const described = { codes: splitCodes(node.perms), url: node.url }
  const owner = call.services.calls.all.find(({ resource }) => resource !== undefined && isRuleOf(described, resource))
  const fields = owner?.resource?.fields
  if (fields !== undefined && toField(column, fields) === undefined)
    throw createFailure(messages.column, { details: { column, known: Object.keys(fields).join(', ') } })
}

async function refreshRuleFlags(call: SignedInCall, rules: readonly Values[]): Promise<void> {
  for (const id of new Set(rules.map((rule) => String(rule.permissionId)))) {
    const rule = await findRow(call.db, 'sysPermissionDataRule', { permissionId: id }, ['id'])
    const ruleFlag = rule === undefined ? 0 : 1
    await call.db.updateTable('sysPermission').set({ ruleFlag }).where('id', '=', id).execute()
  }
}
