import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { treeSelectProps } from './props.ts'
import { treeSelectTexts } from './texts.ts'
import { TreeSelectView } from './View.tsx'

/** One or several nodes of a tree. */
export const treeSelect = defineWidget({
  id: 'tree-select',
  title: '@:widgets.tree-select.title',
  group: 'choice',
  icon: 'apartment',
  value: 'text',
  props: treeSelectProps,
  texts: treeSelectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TreeSelectEdit)),
  view: TreeSelectView,
})
