import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { dictSelectProps } from './props.ts'
import { dictSelectTexts } from './texts.ts'
import { DictSelectView } from './View.tsx'

/** One or several items of a dictionary of the server. */
export const dictSelect = defineWidget({
  id: 'dict-select',
  title: '@:widgets.dict-select.title',
  group: 'choice',
  icon: 'book',
  value: 'text',
  props: dictSelectProps,
  texts: dictSelectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DictSelectEdit)),
  view: DictSelectView,
})
