import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { textareaProps } from './props.ts'
import { textareaTexts } from './texts.ts'
import { TextareaCell, TextareaView } from './View.tsx'

/** A text of several lines. */
export const textarea = defineWidget({
  id: 'textarea',
  title: '@:widgets.textarea.title',
  group: 'input',
  icon: 'align-left',
  value: 'text',
  rule: 'like',
  props: textareaProps,
  texts: textareaTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TextareaEdit)),
  view: TextareaView,
  cell: TextareaCell,
  refuses: refuseTooLong,
})
