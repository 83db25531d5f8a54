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
  foreign: {
    zh: '所选权限不属于该表单，请刷新后重试',
    en: 'Some of what was chosen is not of this form. Please load it anew.',
    tw: '所選權限不屬於該表單，請重新整理後重試',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>
