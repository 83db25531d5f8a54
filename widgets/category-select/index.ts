import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { categorySelectProps } from './props.ts'
import { categorySelectTexts } from './texts.ts'
import { CategorySelectView } from './View.tsx'

/** One or several categories of the server's category tree, whose branches load as they open. */
export const categorySelect = defineWidget({
  id: 'category-select',
  title: '@:widgets.category-select.title',
  group: 'choice',
  icon: 'partition',
  value: 'text',
  props: categorySelectProps,
  texts: categorySelectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.CategorySelectEdit)),
  view: CategorySelectView,
})
