import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { linkedSelectProps } from './props.ts'
import { linkedSelectTexts } from './texts.ts'
import { LinkedSelectView } from './View.tsx'

/** Drop-down lists of which each shows what stands below the choice in the one before (specification 3 and 7.2). */
export const linkedSelect = defineWidget({
  id: 'linked-select',
  title: '@:widgets.linked-select.title',
  group: 'choice',
  icon: 'link',
  value: 'text',
  props: linkedSelectProps,
  texts: linkedSelectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.LinkedSelectEdit)),
  view: LinkedSelectView,
})
