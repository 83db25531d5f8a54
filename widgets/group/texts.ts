import type { Texts } from '../../runtime/index.ts'

export const groupTexts: Texts = {
  zh: { 'widgets.group.title': '分组', 'widgets.group.errors': '{count} 项有误' },
  en: { 'widgets.group.title': 'Group', 'widgets.group.errors': 'Fields with errors: {count}' },
  tw: { 'widgets.group.title': '分組', 'widgets.group.errors': '{count} 項有誤' },
}
