import type { Texts } from '../../runtime/index.ts'

export const numberTexts: Texts = {
  zh: { 'widgets.number.title': '数字' },
  en: { 'widgets.number.title': 'Number' },
  tw: { 'widgets.number.title': '數字' },
}
