import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { HtmlCell } from './Cell.tsx'
import { htmlProps } from './props.ts'
import { htmlTexts } from './texts.ts'

/** A text that is HTML, shown without anything that runs. */
export const html = defineWidget({
  id: 'html',
  title: '@:widgets.html.title',
  group: 'display',
  icon: 'global',
  value: 'text',
  rule: 'like',
  props: htmlProps,
  texts: htmlTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.HtmlEdit)),
  view: lazyPart(() => import('./View.tsx').then((chunk) => chunk.HtmlView)),
  cell: HtmlCell,
})
