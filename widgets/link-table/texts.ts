import type { Texts } from '../../runtime/index.ts'

export const linkTableTexts: Texts = {
  zh: {
    'widgets.link-table.title': '关联记录',
    'widgets.link-table.choose': '选择',
    'widgets.link-table.remove': '移除 {name}',
    'widgets.link-table.gone': '记录不存在',
  },
  en: {
    'widgets.link-table.title': 'Linked records',
    'widgets.link-table.choose': 'Choose',
    'widgets.link-table.remove': 'Remove {name}',
    'widgets.link-table.gone': 'Record not found',
  },
  tw: {
    'widgets.link-table.title': '關聯記錄',
    'widgets.link-table.choose': '選擇',
    'widgets.link-table.remove': '移除 {name}',
    'widgets.link-table.gone': '記錄不存在',
  },
}
