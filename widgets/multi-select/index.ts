import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { multiSelectProps } from './props.ts'
import { multiSelectTexts } from './texts.ts'
import { MultiSelectView } from './View.tsx'

/** Several choices of a list or a dictionary; the value is their comma-joined text (specification 9). */
export const multiSelect = defineWidget({
  id: 'multi-select',
  title: '@:widgets.multi-select.title',
  group: 'choice',
  icon: 'select',
  value: 'text',
  props: multiSelectProps,
  texts: multiSelectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.MultiSelectEdit)),
  view: MultiSelectView,
})
