import type { Texts } from '../../runtime/index.ts'

export const timeRangeTexts: Texts = {
  zh: {
    'widgets.time-range.title': '时间范围',
    'widgets.time-range.from': '开始时间',
    'widgets.time-range.to': '结束时间',
    'widgets.time-range.incomplete': '请选择完整的起止时间',
  },
  en: {
    'widgets.time-range.title': 'Time range',
    'widgets.time-range.from': 'Start time',
    'widgets.time-range.to': 'End time',
    'widgets.time-range.incomplete': 'Please choose both the start and the end',
  },
  tw: {
    'widgets.time-range.title': '時間範圍',
    'widgets.time-range.from': '開始時間',
    'widgets.time-range.to': '結束時間',
    'widgets.time-range.incomplete': '請選擇完整的起訖時間',
  },
}
