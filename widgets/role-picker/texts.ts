import type { Texts } from '../../runtime/index.ts'

export const rolePickerTexts: Texts = {
  zh: {
    'widgets.role-picker.title': '选择角色',
    'widgets.role-picker.choose': '选择角色',
    'widgets.role-picker.remove': '移除 {name}',
  },
  en: {
    'widgets.role-picker.title': 'Roles',
    'widgets.role-picker.choose': 'Choose roles',
    'widgets.role-picker.remove': 'Remove {name}',
  },
  tw: {
    'widgets.role-picker.title': '選擇角色',
    'widgets.role-picker.choose': '選擇角色',
    'widgets.role-picker.remove': '移除 {name}',
  },
}
