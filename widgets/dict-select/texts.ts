import type { Texts } from '../../runtime/index.ts'

export const dictSelectTexts: Texts = {
  zh: { 'widgets.dict-select.title': '字典选择' },
  en: { 'widgets.dict-select.title': 'Dictionary' },
  tw: { 'widgets.dict-select.title': '字典選擇' },
}
