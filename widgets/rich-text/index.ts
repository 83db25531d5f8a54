import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { htmlText } from '../shared/htmlText.ts'
import { refuseLength } from '../shared/refusals.ts'
import { toText } from '../shared/values.ts'
import { RichTextCell } from './Cell.tsx'
import { richTextProps } from './props.ts'
import { richTextTexts } from './texts.ts'

/** A formatted text with pictures and tables, stored as HTML (specification 2.8). */
export const richText = defineWidget({
  id: 'rich-text',
  title: '@:widgets.rich-text.title',
  group: 'editor',
  icon: 'form',
  value: 'text',
  rule: 'like',
  props: richTextProps,
  texts: richTextTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.RichTextEdit)),
  view: lazyPart(() => import('./View.tsx').then((chunk) => chunk.RichTextView)),
  cell: RichTextCell,
  refuses: (value, { maxLength }) =>
    maxLength === undefined ? undefined : refuseLength(htmlText(toText(value)), maxLength),
})
