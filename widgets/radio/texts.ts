import type { Texts } from '../../runtime/index.ts'

export const radioTexts: Texts = {
  zh: { 'widgets.radio.title': '单选框' },
  en: { 'widgets.radio.title': 'Radio buttons' },
  tw: { 'widgets.radio.title': '單選框' },
}
