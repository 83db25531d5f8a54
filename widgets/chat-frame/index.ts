import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { chatFrameProps } from './props.ts'
import { chatFrameTexts } from './texts.ts'
import { ChatFrameCell, ChatFrameView } from './View.tsx'

/** The chat of the enterprise, opened at a message (specification 2.4). */
export const chatFrame = defineWidget<string, typeof chatFrameProps>({
  id: 'chat-frame',
  title: '@:widgets.chat-frame.title',
  group: 'embed',
  icon: 'message',
  value: 'text',
  props: chatFrameProps,
  texts: chatFrameTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.ChatFrameEdit)),
  view: ChatFrameView,
  cell: ChatFrameCell,
})
