import type { LanguageTexts } from '../../../../runtime/language/index.ts'

/** What the designer says of what roles see of a form. */
export const authWords = {
  field: {
    zh: '表单没有字段“{code}”',
    en: 'The form has no field {code}.',
    tw: '表單沒有欄位「{code}」',
  },
  button: {
    zh: '表单没有按钮“{code}”',
    en: 'The form has no button {code}.',
    tw: '表單沒有按鈕「{code}」',
  },
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
  foreign: {
    zh: '所选权限不属于该表单，请刷新后重试',
    en: 'Some of what was chosen is not of this form. Please load it anew.',
    tw: '所選權限不屬於該表單，請重新整理後重試',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>
