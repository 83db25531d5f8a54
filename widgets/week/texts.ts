import type { Texts } from '../../runtime/index.ts'

export const weekTexts: Texts = {
  zh: { 'widgets.week.title': '周', 'widgets.week.placeholder': '请选择周' },
  en: { 'widgets.week.title': 'Week', 'widgets.week.placeholder': 'Select a week' },
  tw: { 'widgets.week.title': '週', 'widgets.week.placeholder': '請選擇週' },
}
