import type { Texts } from '../../runtime/index.ts'

export const treeSelectTexts: Texts = {
  zh: { 'widgets.tree-select.title': '树选择' },
  en: { 'widgets.tree-select.title': 'Tree select' },
  tw: { 'widgets.tree-select.title': '樹狀選擇' },
}
