import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { dictSearchSelectProps } from './props.ts'
import { dictSearchSelectTexts } from './texts.ts'
import { DictSearchSelectView } from './View.tsx'

/** Items of a dictionary that is too long for a list: they are searched for, those of a table on the server. */
export const dictSearchSelect = defineWidget({
  id: 'dict-search-select',
  title: '@:widgets.dict-search-select.title',
  group: 'choice',
  icon: 'search',
  value: 'text',
  props: dictSearchSelectProps,
  texts: dictSearchSelectTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DictSearchSelectEdit)),
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.DictSearchSelectFilter)),
  view: DictSearchSelectView,
})
