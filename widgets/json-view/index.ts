import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { JsonCell } from './Cell.tsx'
import { checkJson } from './checkJson.ts'
import { jsonViewProps } from './props.ts'
import { jsonViewTexts } from './texts.ts'

/** JSON, as text or as the value itself, shown as a tree whose branches open and close. */
export const jsonView = defineWidget({
  id: 'json-view',
  title: '@:widgets.json-view.title',
  group: 'display',
  icon: 'code',
  value: 'text',
  rule: 'like',
  props: jsonViewProps,
  texts: jsonViewTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.JsonEdit)),
  view: lazyPart(() => import('./View.tsx').then((chunk) => chunk.JsonView)),
  cell: JsonCell,
  check: checkJson,
})
