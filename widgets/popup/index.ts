import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { popupProps } from './props.ts'
import { popupTexts } from './texts.ts'
import { PopupCell, PopupView } from './View.tsx'

/** Rows of an online report that fill several fields at once (specification 2.8, popup report picker). */
export const popup = defineWidget<string, typeof popupProps>({
  id: 'popup',
  title: '@:widgets.popup.title',
  group: 'record',
  icon: 'select',
  value: 'text',
  props: popupProps,
  texts: popupTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.PopupEdit)),
  view: PopupView,
  cell: PopupCell,
})
