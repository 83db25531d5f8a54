import type { Texts } from '../../runtime/index.ts'

const key = 'widgets.menu-target'

export const menuTargetTexts: Texts = {
  zh: {
    [`${key}.title`]: '菜单目标',
    [`${key}.placeholder`]: '选择页面，或输入地址',
    [`${key}.choice`]: '{title}（{kind}）',
    [`${key}.kind.page`]: '页面',
    [`${key}.kind.form`]: '在线表单',
    [`${key}.kind.report`]: '在线报表',
    [`${key}.kind.graph`]: '图表报表',
    [`${key}.kind.templet`]: '图表模板',
  },
  en: {
    [`${key}.title`]: 'Menu target',
    [`${key}.placeholder`]: 'Choose a page, or type an address',
    [`${key}.choice`]: '{title} ({kind})',
    [`${key}.kind.page`]: 'page',
    [`${key}.kind.form`]: 'online form',
    [`${key}.kind.report`]: 'online report',
    [`${key}.kind.graph`]: 'graph report',
    [`${key}.kind.templet`]: 'graph template',
  },
  tw: {
    [`${key}.title`]: '選單目標',
    [`${key}.placeholder`]: '選擇頁面，或輸入位址',
    [`${key}.choice`]: '{title}（{kind}）',
    [`${key}.kind.page`]: '頁面',
    [`${key}.kind.form`]: '線上表單',
    [`${key}.kind.report`]: '線上報表',
    [`${key}.kind.graph`]: '圖表報表',
    [`${key}.kind.templet`]: '圖表範本',
  },
}
