import type { Texts } from '../../runtime/index.ts'

export const datetimeTexts: Texts = {
  zh: {
    'widgets.datetime.title': '日期时间',
    'widgets.datetime.placeholder': '请选择日期时间',
    'widgets.datetime.from': '开始时间',
    'widgets.datetime.to': '结束时间',
  },
  en: {
    'widgets.datetime.title': 'Date and time',
    'widgets.datetime.placeholder': 'Select date and time',
    'widgets.datetime.from': 'Start time',
    'widgets.datetime.to': 'End time',
  },
  tw: {
    'widgets.datetime.title': '日期時間',
    'widgets.datetime.placeholder': '請選擇日期時間',
    'widgets.datetime.from': '開始時間',
    'widgets.datetime.to': '結束時間',
  },
}
