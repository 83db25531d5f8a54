import type { Texts } from '../../runtime/index.ts'

export const treeSelectTexts: Texts = {
  zh: {
    'widgets.tree-select.search': '搜索',
    'widgets.tree-select.title': '树选择',
    'widgets.tree-select.placeholder': '请选择',
    'widgets.tree-select.loading': '加载中…',
    'widgets.tree-select.none': '暂无数据',
    'widgets.tree-select.failed': '选项加载失败',
    'widgets.tree-select.retry': '重试',
  },
  en: {
    'widgets.tree-select.search': 'Search',
    'widgets.tree-select.title': 'Tree select',
    'widgets.tree-select.placeholder': 'Please select',
    'widgets.tree-select.loading': 'Loading…',
    'widgets.tree-select.none': 'No data',
    'widgets.tree-select.failed': 'The choices could not be loaded',
    'widgets.tree-select.retry': 'Try again',
  },
  tw: {
    'widgets.tree-select.search': '搜尋',
    'widgets.tree-select.title': '樹狀選擇',
    'widgets.tree-select.placeholder': '請選擇',
    'widgets.tree-select.loading': '載入中…',
    'widgets.tree-select.none': '暫無資料',
    'widgets.tree-select.failed': '選項載入失敗',
    'widgets.tree-select.retry': '重試',
  },
}
