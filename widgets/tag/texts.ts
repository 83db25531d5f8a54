import type { Texts } from '../../runtime/index.ts'

export const tagTexts: Texts = {
  zh: { 'widgets.tag.title': '标签', 'widgets.tag.placeholder': '请选择' },
  en: { 'widgets.tag.title': 'Tags', 'widgets.tag.placeholder': 'Please select' },
  tw: { 'widgets.tag.title': '標籤', 'widgets.tag.placeholder': '請選擇' },
}
