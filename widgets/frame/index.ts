import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { isFramed } from './isFramed.ts'
import { frameProps } from './props.ts'
import { frameTexts } from './texts.ts'
import { FrameCell, FrameView } from './View.tsx'

/** A page of the web or of the app itself inside of this one. */
export const frame = defineWidget<string, typeof frameProps>({
  id: 'frame',
  title: '@:widgets.frame.title',
  group: 'embed',
  icon: 'layout',
  value: 'text',
  props: frameProps,
  texts: frameTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.FrameEdit)),
  view: FrameView,
  cell: FrameCell,
  check(value) {
    const address = toText(value)
    return address === '' || isFramed(address) ? undefined : { text: '@:widgets.frame.address' }
  },
})
