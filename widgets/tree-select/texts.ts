import type { Texts } from '../../runtime/index.ts'

export const treeSelectTexts: Texts = {
  zh: {
    'widgets.tree-select.title': '树选择',
    'widgets.tree-select.checkAll': '全选',
    'widgets.tree-select.clearAll': '全部清除',
    'widgets.tree-select.chosen': '已选 {count} / {total}',
    'widgets.tree-select.apart': '需谨慎选择',
    'widgets.tree-select.apartText': '请逐项勾选：“全选”和勾选上级都不会带上它们。',
    'widgets.tree-select.apartLocked': '您不能更改这些项。',
    'widgets.tree-select.apartChosen': '已选 {count} / {total}',
  },
  en: {
    'widgets.tree-select.title': 'Tree select',
    'widgets.tree-select.checkAll': 'Select all',
    'widgets.tree-select.clearAll': 'Clear all',
    'widgets.tree-select.chosen': '{count} of {total} selected',
    'widgets.tree-select.apart': 'Select with care',
    'widgets.tree-select.apartText': 'Select them one by one: neither “Select all” nor a parent includes them.',
    'widgets.tree-select.apartLocked': 'You cannot change these.',
    'widgets.tree-select.apartChosen': '{count} of {total}',
  },
  tw: {
    'widgets.tree-select.title': '樹狀選擇',
    'widgets.tree-select.checkAll': '全選',
    'widgets.tree-select.clearAll': '全部清除',
    'widgets.tree-select.chosen': '已選 {count} / {total}',
    'widgets.tree-select.apart': '需謹慎選擇',
    'widgets.tree-select.apartText': '請逐項勾選：「全選」和勾選上級都不會帶上它們。',
    'widgets.tree-select.apartLocked': '您不能變更這些項目。',
    'widgets.tree-select.apartChosen': '已選 {count} / {total}',
  },
}
