import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { popupDictProps } from './props.ts'
import { popupDictTexts } from './texts.ts'
import { PopupDictCell, PopupDictView } from './View.tsx'

/** Rows of an online report of which one column is stored and another is read (wire contract 3.2, `popup_dict`). */
export const popupDict = defineWidget<string, typeof popupDictProps>({
  id: 'popup-dict',
  title: '@:widgets.popup-dict.title',
  group: 'record',
  icon: 'select',
  value: 'text',
  props: popupDictProps,
  texts: popupDictTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.PopupDictEdit)),
  view: PopupDictView,
  cell: PopupDictCell,
})
