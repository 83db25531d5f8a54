import type { Texts } from '../../runtime/index.ts'

export const departPickerTexts: Texts = {
  zh: {
    'widgets.depart-picker.title': '选择部门',
    'widgets.depart-picker.dialog': '选择部门',
    'widgets.depart-picker.remove': '移除 {name}',
    'widgets.depart-picker.required': '请选择部门',
    'widgets.depart-picker.count': '已选择 {count} 个部门',
    'widgets.depart-picker.confirm': '确定',
    'widgets.depart-picker.cancel': '取消',
  },
  en: {
    'widgets.depart-picker.title': 'Departments',
    'widgets.depart-picker.dialog': 'Choose departments',
    'widgets.depart-picker.remove': 'Remove {name}',
    'widgets.depart-picker.required': 'Please choose a department',
    'widgets.depart-picker.count': 'Departments selected: {count}',
    'widgets.depart-picker.confirm': 'OK',
    'widgets.depart-picker.cancel': 'Cancel',
  },
  tw: {
    'widgets.depart-picker.title': '選擇部門',
    'widgets.depart-picker.dialog': '選擇部門',
    'widgets.depart-picker.remove': '移除 {name}',
    'widgets.depart-picker.required': '請選擇部門',
    'widgets.depart-picker.count': '已選擇 {count} 個部門',
    'widgets.depart-picker.confirm': '確定',
    'widgets.depart-picker.cancel': '取消',
  },
}
