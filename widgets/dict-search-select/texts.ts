import type { Texts } from '../../runtime/index.ts'

export const dictSearchSelectTexts: Texts = {
  zh: {
    'widgets.dict-search-select.title': '字典搜索',
    'widgets.dict-search-select.none': '没有查询到任何数据',
    'widgets.dict-search-select.type': '请输入搜索内容',
    'widgets.dict-search-select.misconfigured': '表字典搜索组件参数接收有误,请检查字典配置!',
  },
  en: {
    'widgets.dict-search-select.title': 'Dictionary search',
    'widgets.dict-search-select.none': 'No data',
    'widgets.dict-search-select.type': 'please enter search content',
    'widgets.dict-search-select.misconfigured':
      'The parameters of the table dictionary are wrong, please check the dictionary settings!',
  },
  tw: {
    'widgets.dict-search-select.title': '字典搜尋',
    'widgets.dict-search-select.none': '沒有查詢到任何資料',
    'widgets.dict-search-select.type': '請輸入搜尋內容',
    'widgets.dict-search-select.misconfigured': '表字典搜尋元件參數接收有誤,請檢查字典設定!',
  },
}
