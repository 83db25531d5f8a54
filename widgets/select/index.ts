import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { selectProps } from './props.ts'
import { selectTexts } from './texts.ts'
import { SelectView } from './View.tsx'

/** A drop-down list of the choices that the document gives. */
export const select = defineWidget({
  id: 'select',
  title: '@:widgets.select.title',
  group: 'choice',
  icon: 'select',
  value: 'text',
  props: selectProps,
  texts: selectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.SelectEdit)),
  view: SelectView,
})
