import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { treeDictProps } from './props.ts'
import { treeDictTexts } from './texts.ts'
import { TreeDictView } from './View.tsx'

/** One or several rows of a table that is read as a tree and as a dictionary; branches load as they open. */
export const treeDict = defineWidget({
  id: 'tree-dict',
  title: '@:widgets.tree-dict.title',
  group: 'choice',
  icon: 'cluster',
  value: 'text',
  props: treeDictProps,
  texts: treeDictTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TreeDictEdit)),
  view: TreeDictView,
})
