import type { Texts } from '../../runtime/index.ts'

export const frameTexts: Texts = {
  zh: {
    'widgets.frame.title': '内嵌页面',
    'widgets.frame.loading': '页面加载中…',
    'widgets.frame.refused': '本站不允许内嵌该网站的页面。',
    'widgets.frame.open': '在新窗口打开',
    'widgets.frame.address': '请输入以 http://、https:// 或 / 开头的地址',
  },
  en: {
    'widgets.frame.title': 'Embedded page',
    'widgets.frame.loading': 'Loading page…',
    'widgets.frame.refused': 'Pages of this site cannot be embedded here.',
    'widgets.frame.open': 'Open in a new window',
    'widgets.frame.address': 'Please enter an address that begins with http://, https:// or /',
  },
  tw: {
    'widgets.frame.title': '內嵌頁面',
    'widgets.frame.loading': '頁面載入中…',
    'widgets.frame.refused': '本站不允許內嵌該網站的頁面。',
    'widgets.frame.open': '在新視窗開啟',
    'widgets.frame.address': '請輸入以 http://、https:// 或 / 開頭的位址',
  },
}
