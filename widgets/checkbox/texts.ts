import type { Texts } from '../../runtime/index.ts'

export const checkboxTexts: Texts = {
  zh: { 'widgets.checkbox.title': '多选框' },
  en: { 'widgets.checkbox.title': 'Checkboxes' },
  tw: { 'widgets.checkbox.title': '多選框' },
}
