import type { Texts } from '../../runtime/index.ts'

export const yearTexts: Texts = {
  zh: { 'widgets.year.title': '年份', 'widgets.year.placeholder': '请选择年份' },
  en: { 'widgets.year.title': 'Year', 'widgets.year.placeholder': 'Select a year' },
  tw: { 'widgets.year.title': '年份', 'widgets.year.placeholder': '請選擇年份' },
}
