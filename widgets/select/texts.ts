import type { Texts } from '../../runtime/index.ts'

export const selectTexts: Texts = {
  zh: { 'widgets.select.title': '下拉选择' },
  en: { 'widgets.select.title': 'Select' },
  tw: { 'widgets.select.title': '下拉選擇' },
}
