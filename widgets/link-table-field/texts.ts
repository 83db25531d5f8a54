import type { Texts } from '../../runtime/index.ts'

export const linkTableFieldTexts: Texts = {
  zh: {
    'widgets.link-table-field.title': '关联记录字段',
    'widgets.link-table-field.empty': '选择关联记录后显示',
  },
  en: {
    'widgets.link-table-field.title': 'Linked record field',
    'widgets.link-table-field.empty': 'Filled in from the linked record',
  },
  tw: {
    'widgets.link-table-field.title': '關聯記錄欄位',
    'widgets.link-table-field.empty': '選擇關聯記錄後顯示',
  },
}
