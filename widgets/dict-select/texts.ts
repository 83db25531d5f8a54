import type { Texts } from '../../runtime/index.ts'

export const dictSelectTexts: Texts = {
  zh: {
    'widgets.dict-select.title': '字典选择',
    'widgets.dict-select.placeholder': '请选择',
    'widgets.dict-select.loading': '加载中…',
    'widgets.dict-select.none': '暂无数据',
    'widgets.dict-select.failed': '选项加载失败',
    'widgets.dict-select.retry': '重试',
  },
  en: {
    'widgets.dict-select.title': 'Dictionary',
    'widgets.dict-select.placeholder': 'Please select',
    'widgets.dict-select.loading': 'Loading…',
    'widgets.dict-select.none': 'No data',
    'widgets.dict-select.failed': 'The choices could not be loaded',
    'widgets.dict-select.retry': 'Try again',
  },
  tw: {
    'widgets.dict-select.title': '字典選擇',
    'widgets.dict-select.placeholder': '請選擇',
    'widgets.dict-select.loading': '載入中…',
    'widgets.dict-select.none': '暫無資料',
    'widgets.dict-select.failed': '選項載入失敗',
    'widgets.dict-select.retry': '重試',
  },
}
