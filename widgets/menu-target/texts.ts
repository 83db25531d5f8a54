import type { Texts } from '../../runtime/index.ts'

const key = 'widgets.menu-target'

export const menuTargetTexts: Texts = {
  zh: {
    [`${key}.title`]: '菜单目标',
    [`${key}.placeholder`]: '选择页面，或输入地址',
    [`${key}.choice`]: '{title}（{kind}）',
    [`${key}.page`]: '页面',
    [`${key}.form`]: '在线表单',
    [`${key}.report`]: '在线报表',
    [`${key}.graph`]: '图表报表',
    [`${key}.templet`]: '图表模板',
  },
  en: {
    [`${key}.title`]: 'Menu target',
    [`${key}.placeholder`]: 'Choose a page, or type an address',
    [`${key}.choice`]: '{title} ({kind})',
    [`${key}.page`]: 'page',
    [`${key}.form`]: 'online form',
    [`${key}.report`]: 'online report',
    [`${key}.graph`]: 'graph report',
    [`${key}.templet`]: 'graph template',
  },
  tw: {
    [`${key}.title`]: '選單目標',
    [`${key}.placeholder`]: '選擇頁面，或輸入位址',
    [`${key}.choice`]: '{title}（{kind}）',
    [`${key}.page`]: '頁面',
    [`${key}.form`]: '線上表單',
    [`${key}.report`]: '線上報表',
    [`${key}.graph`]: '圖表報表',
    [`${key}.templet`]: '圖表範本',
  },
}
