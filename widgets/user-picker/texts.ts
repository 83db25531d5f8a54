import type { Texts } from '../../runtime/index.ts'

export const userPickerTexts: Texts = {
  zh: {
    'widgets.user-picker.title': '选择用户',
    'widgets.user-picker.choose': '选择用户',
    'widgets.user-picker.remove': '移除 {name}',
  },
  en: {
    'widgets.user-picker.title': 'Users',
    'widgets.user-picker.choose': 'Choose users',
    'widgets.user-picker.remove': 'Remove {name}',
  },
  tw: {
    'widgets.user-picker.title': '選擇使用者',
    'widgets.user-picker.choose': '選擇使用者',
    'widgets.user-picker.remove': '移除 {name}',
  },
}
