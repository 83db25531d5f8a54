import type { Texts } from '../../runtime/index.ts'

export const categorySelectTexts: Texts = {
  zh: {
    'widgets.category-select.title': '分类选择',
    'widgets.category-select.condition': '组件JTreeSelect-condition传值有误，需要一个json字符串!',
  },
  en: {
    'widgets.category-select.title': 'Category',
    'widgets.category-select.condition': 'The condition of the JTreeSelect component must be a JSON string!',
  },
  tw: {
    'widgets.category-select.title': '分類選擇',
    'widgets.category-select.condition': '元件JTreeSelect-condition傳值有誤，需要一個json字串!',
  },
}
