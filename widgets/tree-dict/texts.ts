import type { Texts } from '../../runtime/index.ts'

export const treeDictTexts: Texts = {
  zh: {
    'widgets.tree-dict.title': '树形字典',
    'widgets.tree-dict.condition': '组件JTreeSelect-condition传值有误，需要一个json字符串!',
    'widgets.tree-dict.misconfigured': '树形字典需要表名、文本字段和编码字段,请检查字典配置!',
  },
  en: {
    'widgets.tree-dict.title': 'Tree dictionary',
    'widgets.tree-dict.condition': 'The condition of the JTreeSelect component must be a JSON string!',
    'widgets.tree-dict.misconfigured':
      'A tree dictionary needs a table, a text field and a code field, please check the dictionary settings!',
  },
  tw: {
    'widgets.tree-dict.title': '樹狀字典',
    'widgets.tree-dict.condition': '元件JTreeSelect-condition傳值有誤，需要一個json字串!',
    'widgets.tree-dict.misconfigured': '樹狀字典需要表名、文字欄位和編碼欄位,請檢查字典設定!',
  },
}
