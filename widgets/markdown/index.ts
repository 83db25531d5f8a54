import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { MarkdownCell } from './Cell.tsx'
import { markdownProps } from './props.ts'
import { markdownTexts } from './texts.ts'

/** A text in Markdown with its preview (specification 9). */
export const markdown = defineWidget({
  id: 'markdown',
  title: '@:widgets.markdown.title',
  group: 'editor',
  icon: 'file-text',
  value: 'text',
  rule: 'like',
  props: markdownProps,
  texts: markdownTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.MarkdownEdit)),
  view: lazyPart(() => import('./View.tsx').then((chunk) => chunk.MarkdownView)),
  cell: MarkdownCell,
  refuses: refuseTooLong,
})
