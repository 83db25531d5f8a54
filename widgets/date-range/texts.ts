import type { Texts } from '../../runtime/index.ts'

export const dateRangeTexts: Texts = {
  zh: {
    'widgets.date-range.title': '日期范围',
    'widgets.date-range.from': '开始日期',
    'widgets.date-range.to': '结束日期',
    'widgets.date-range.incomplete': '请选择完整的起止时间',
  },
  en: {
    'widgets.date-range.title': 'Date range',
    'widgets.date-range.from': 'Start date',
    'widgets.date-range.to': 'End date',
    'widgets.date-range.incomplete': 'Please choose both the start and the end',
  },
  tw: {
    'widgets.date-range.title': '日期範圍',
    'widgets.date-range.from': '開始日期',
    'widgets.date-range.to': '結束日期',
    'widgets.date-range.incomplete': '請選擇完整的起訖時間',
  },
}
