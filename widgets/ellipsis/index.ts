import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { ellipsisProps } from './props.ts'
import { ellipsisTexts } from './texts.ts'
import { EllipsisCell, EllipsisView } from './View.tsx'

/** A text of which only the beginning shows. */
export const ellipsis = defineWidget({
  id: 'ellipsis',
  title: '@:widgets.ellipsis.title',
  group: 'display',
  icon: 'ellipsis',
  value: 'text',
  rule: 'like',
  props: ellipsisProps,
  texts: ellipsisTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.EllipsisEdit)),
  view: EllipsisView,
  cell: EllipsisCell,
  shownLetters: ({ length }) => length,
  refuses: refuseTooLong,
})
