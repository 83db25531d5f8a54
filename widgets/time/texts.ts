import type { Texts } from '../../runtime/index.ts'

export const timeTexts: Texts = {
  zh: {
    'widgets.time.title': '时间',
    'widgets.time.placeholder': '请选择时间',
    'widgets.time.from': '开始时间',
    'widgets.time.to': '结束时间',
  },
  en: {
    'widgets.time.title': 'Time',
    'widgets.time.placeholder': 'Select a time',
    'widgets.time.from': 'Start time',
    'widgets.time.to': 'End time',
  },
  tw: {
    'widgets.time.title': '時間',
    'widgets.time.placeholder': '請選擇時間',
    'widgets.time.from': '開始時間',
    'widgets.time.to': '結束時間',
  },
}
