import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { inputPopupProps } from './props.ts'
import { inputPopupTexts } from './texts.ts'
import { InputPopupCell, InputPopupView } from './View.tsx'

/** A text that is typed in one line, or in a bigger field that opens beside it (specification 9). */
export const inputPopup = defineWidget({
  id: 'input-popup',
  title: '@:widgets.input-popup.title',
  group: 'input',
  icon: 'edit',
  value: 'text',
  rule: 'like',
  props: inputPopupProps,
  texts: inputPopupTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.InputPopupEdit)),
  view: InputPopupView,
  cell: InputPopupCell,
  refuses: refuseTooLong,
})
