import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import { texts } from '../../../http/index.ts'

/** What the designer says of what roles see of a form. */
export const authMessages = {
  field: texts('表单没有字段“{code}”', 'The form has no field {code}.', '表單沒有欄位「{code}」'),
  button: texts('表单没有按钮“{code}”', 'The form has no button {code}.', '表單沒有按鈕「{code}」'),
  foreign: texts(
    '所选权限不属于该表单，请刷新后重试',
    'Some of the selected permissions do not belong to this form. Please reload.',
    '所選權限不屬於該表單，請重新整理後重試',
  ),
} as const satisfies Readonly<Record<string, LanguageTexts>>
