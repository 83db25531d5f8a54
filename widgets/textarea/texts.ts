import type { Texts } from '../../runtime/index.ts'

export const textareaTexts: Texts = {
  zh: { 'widgets.textarea.title': '多行文本' },
  en: { 'widgets.textarea.title': 'Multi-line text' },
  tw: { 'widgets.textarea.title': '多行文字' },
}
