import type { Texts } from '../../runtime/index.ts'

export const datetimeRangeTexts: Texts = {
  zh: {
    'widgets.datetime-range.title': '日期时间范围',
    'widgets.datetime-range.from': '开始时间',
    'widgets.datetime-range.to': '结束时间',
    'widgets.datetime-range.incomplete': '请选择完整的起止时间',
  },
  en: {
    'widgets.datetime-range.title': 'Date and time range',
    'widgets.datetime-range.from': 'Start',
    'widgets.datetime-range.to': 'End',
    'widgets.datetime-range.incomplete': 'Please choose both the start and the end',
  },
  tw: {
    'widgets.datetime-range.title': '日期時間範圍',
    'widgets.datetime-range.from': '開始時間',
    'widgets.datetime-range.to': '結束時間',
    'widgets.datetime-range.incomplete': '請選擇完整的起訖時間',
  },
}
