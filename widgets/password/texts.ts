import type { Texts } from '../../runtime/index.ts'

export const passwordTexts: Texts = {
  zh: {
    'widgets.password.title': '密码',
    'widgets.password.show': '显示密码',
    'widgets.password.hide': '隐藏密码',
  },
  en: {
    'widgets.password.title': 'Password',
    'widgets.password.show': 'Show password',
    'widgets.password.hide': 'Hide password',
  },
  tw: {
    'widgets.password.title': '密碼',
    'widgets.password.show': '顯示密碼',
    'widgets.password.hide': '隱藏密碼',
  },
}
