import type { Texts } from '../../runtime/index.ts'

export const selectTexts: Texts = {
  zh: { 'widgets.select.title': '下拉选择', 'widgets.select.placeholder': '请选择' },
  en: { 'widgets.select.title': 'Select', 'widgets.select.placeholder': 'Please select' },
  tw: { 'widgets.select.title': '下拉選擇', 'widgets.select.placeholder': '請選擇' },
}
