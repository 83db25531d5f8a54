import type { Texts } from '../../runtime/index.ts'

export const htmlTexts: Texts = {
  zh: {
    'widgets.html.title': 'HTML 内容',
    'widgets.html.tools': '{label}的工具栏',
    'widgets.html.more': '更多工具',
    'widgets.html.source': '源代码',
    'widgets.html.preview': '预览',
  },
  en: {
    'widgets.html.title': 'HTML',
    'widgets.html.tools': 'Toolbar of {label}',
    'widgets.html.more': 'More tools',
    'widgets.html.source': 'Source',
    'widgets.html.preview': 'Preview',
  },
  tw: {
    'widgets.html.title': 'HTML 內容',
    'widgets.html.tools': '{label}的工具列',
    'widgets.html.more': '更多工具',
    'widgets.html.source': '原始碼',
    'widgets.html.preview': '預覽',
  },
}
