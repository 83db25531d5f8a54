import { isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findFillRule } from '../../fillRules/registry.ts'
import type { SignedInCall } from '../../http/index.ts'
import { refuseFields, texts } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { ruleFields } from '../ruleFields.ts'

const messages = {
  unregistered: texts('该填值规则未登记', 'This auto-fill rule is not registered on the server.', '該填值規則未登記'),
  params: texts(
    '规则参数须为 JSON 对象，且不超过 2000 个字符',
    'The parameters are a JSON object of up to 2000 characters.',
    '規則參數須為 JSON 物件，且不超過 2000 個字元',
  ),
} as const satisfies Record<string, LanguageTexts>

const longestParams = 2000

/** Fill rules as records (wire contract 1.10). What a record runs is a key of the registry, never a name to load. */
export const fillRuleRecords = resource({
  path: '/sys/fillRule',
  table: 'sysFillRule',
  model: 'system.fill-rule',
  title: texts('填值规则', 'Auto-fill rules', '填值規則'),
  translated: ['ruleName'],
  access: 'fillRule',
  act: 'none',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  fields: {
    ...ruleFields,
    ruleCode: {
      ...ruleFields.ruleCode,
      pattern: {
        // The code stands in the path of a call.
        matches: /^[\w.-]+$/,
        message: texts(
          '规则编码只能包含字母、数字和 _ . -',
          'A rule code has letters, digits and _ . - only',
          '規則編碼只能包含字母、數字和 _ . -',
        ),
      },
    },
    ruleClass: { length: 100 },
    ruleParams: { type: 'json' },
  },
  present: async (records, { language }) =>
    records.map((record) => ({
      ...record,
      ruleClass_dictText: findFillRule(String(record.ruleClass))?.title[language] ?? record.ruleClass,
    })),
  hooks: { beforeSave: (values, _before, call) => checked(values, call) },
})

function checked(values: Values, call: SignedInCall): undefined {
  const byField: Record<string, string> = {}
  const { ruleClass, ruleParams } = values
  if (ruleClass !== undefined && findFillRule(String(ruleClass)) === undefined)
    byField.ruleClass = messages.unregistered[call.language]
  if (ruleParams !== undefined && ruleParams !== null && !isParams(ruleParams))
    byField.ruleParams = messages.params[call.language]
  if (Object.keys(byField).length > 0) throw refuseFields(byField)
  return undefined
}

function isParams(value: unknown): boolean {
  return isObject(value) && JSON.stringify(value).length <= longestParams
}
