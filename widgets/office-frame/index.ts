import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { officeFrameProps } from './props.ts'
import { officeFrameTexts } from './texts.ts'
import { OfficeFrameCell, OfficeFrameView } from './View.tsx'

/** A stored document in an office page, which is spoken to by window messages (specification 2.8 and 7.5). */
export const officeFrame = defineWidget<string, typeof officeFrameProps>({
  id: 'office-frame',
  title: '@:widgets.office-frame.title',
  group: 'embed',
  icon: 'file-text',
  value: 'text',
  props: officeFrameProps,
  texts: officeFrameTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.OfficeFrameEdit)),
  view: OfficeFrameView,
  cell: OfficeFrameCell,
})
