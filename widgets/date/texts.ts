import type { Texts } from '../../runtime/index.ts'

export const dateTexts: Texts = {
  zh: {
    'widgets.date.title': '日期',
    'widgets.date.placeholder': '请选择日期',
    'widgets.date.from': '开始日期',
    'widgets.date.to': '结束日期',
  },
  en: {
    'widgets.date.title': 'Date',
    'widgets.date.placeholder': 'Select a date',
    'widgets.date.from': 'Start date',
    'widgets.date.to': 'End date',
  },
  tw: {
    'widgets.date.title': '日期',
    'widgets.date.placeholder': '請選擇日期',
    'widgets.date.from': '開始日期',
    'widgets.date.to': '結束日期',
  },
}
