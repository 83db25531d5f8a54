import type { Texts } from '../../runtime/index.ts'

export const monthTexts: Texts = {
  zh: { 'widgets.month.title': '月份', 'widgets.month.placeholder': '请选择月份' },
  en: { 'widgets.month.title': 'Month', 'widgets.month.placeholder': 'Select a month' },
  tw: { 'widgets.month.title': '月份', 'widgets.month.placeholder': '請選擇月份' },
}
