import type { Texts } from '../../runtime/index.ts'

export const inputTexts: Texts = {
  zh: { 'widgets.input.title': '单行文本' },
  en: { 'widgets.input.title': 'Text' },
  tw: { 'widgets.input.title': '單行文字' },
}
