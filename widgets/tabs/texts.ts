import type { Texts } from '../../runtime/index.ts'

export const tabsTexts: Texts = {
  zh: { 'widgets.tabs.title': '标签页', 'widgets.tabs.errors': '{count} 项有误' },
  en: { 'widgets.tabs.title': 'Tabs', 'widgets.tabs.errors': 'Fields with errors: {count}' },
  tw: { 'widgets.tabs.title': '分頁', 'widgets.tabs.errors': '{count} 項有誤' },
}
