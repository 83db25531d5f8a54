import type { Texts } from '../../runtime/index.ts'

export const jsonViewTexts: Texts = {
  zh: {
    'widgets.json-view.title': 'JSON',
    'widgets.json-view.wrong': '第 {line} 行第 {column} 列不是正确的 JSON',
    'widgets.json-view.format': '格式化',
    'widgets.json-view.whole': '显示全部',
  },
  en: {
    'widgets.json-view.title': 'JSON',
    'widgets.json-view.wrong': 'Invalid JSON at line {line}, column {column}',
    'widgets.json-view.format': 'Format',
    'widgets.json-view.whole': 'Show all',
  },
  tw: {
    'widgets.json-view.title': 'JSON',
    'widgets.json-view.wrong': '第 {line} 行第 {column} 欄不是正確的 JSON',
    'widgets.json-view.format': '格式化',
    'widgets.json-view.whole': '顯示全部',
  },
}
