import type { Texts } from '../../runtime/index.ts'

export const checkboxGroupTexts: Texts = {
  zh: { 'widgets.checkbox-group.title': '复选框组', 'widgets.checkbox-group.all': '全选' },
  en: { 'widgets.checkbox-group.title': 'Checkbox group', 'widgets.checkbox-group.all': 'Select all' },
  tw: { 'widgets.checkbox-group.title': '核取方塊群組', 'widgets.checkbox-group.all': '全選' },
}
