import type { Texts } from '../../runtime/index.ts'

export const userByDepartPickerTexts: Texts = {
  zh: {
    'widgets.user-by-depart-picker.title': '按部门选择用户',
    'widgets.user-by-depart-picker.choose': '按部门选择用户',
    'widgets.user-by-depart-picker.remove': '移除 {name}',
  },
  en: {
    'widgets.user-by-depart-picker.title': 'Users by department',
    'widgets.user-by-depart-picker.choose': 'Choose users by department',
    'widgets.user-by-depart-picker.remove': 'Remove {name}',
  },
  tw: {
    'widgets.user-by-depart-picker.title': '依部門選擇使用者',
    'widgets.user-by-depart-picker.choose': '依部門選擇使用者',
    'widgets.user-by-depart-picker.remove': '移除 {name}',
  },
}
