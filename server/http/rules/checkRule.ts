import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findRuleOperator, needsNoValue } from './operators.ts'
import { findUnknownVariables } from './variables.ts'

const messages = {
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
  value: { zh: '规则值不能为空', en: 'The rule needs a value.', tw: '規則值不能為空' },
  variable: {
    zh: '变量“{name}”不存在',
    en: 'There is no variable "{name}".',
    tw: '變數「{name}」不存在',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** Refuses a data rule that could not be read later: by its condition or its value (wire contract 2.5). */
export function checkRule({ operator, value }: { readonly operator: string; readonly value: string }): void {
  if (/^(use_sql_rules|ext)$/i.test(operator)) throw createFailure(messages.sql)
  if (findRuleOperator(operator) === undefined) throw createFailure(messages.operator, { details: { operator } })
  if (value === '' && !needsNoValue(operator)) throw createFailure(messages.value)
  const [name] = findUnknownVariables(value)
  if (name !== undefined) throw createFailure(messages.variable, { details: { name } })
}
