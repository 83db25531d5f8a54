import type { Texts } from '../../runtime/index.ts'

export const multiSelectTexts: Texts = {
  zh: { 'widgets.multi-select.title': '下拉多选' },
  en: { 'widgets.multi-select.title': 'Multiple select' },
  tw: { 'widgets.multi-select.title': '下拉多選' },
}
