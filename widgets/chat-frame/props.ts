import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

/** Where the chat is, and how high it stands, when the document does not say (specification 2.4). */
export const chatDefaults = { url: '/eoa/im/index', height: 560 } as const

export const chatFrameProps = WidgetProps({
  url: Type.Optional(
    Type.String({
      pattern: '^(/|https?://)',
      description: 'the page of the chat; it gets the token where it is of our own site',
      default: chatDefaults.url,
    }),
  ),
  height: Type.Optional(
    Type.Integer({ minimum: 80, maximum: 4000, description: 'pixels of the chat', default: chatDefaults.height }),
  ),
})

export type ChatFrameProps = Static<typeof chatFrameProps>

export const chatFrameSchema: WidgetSchema = { id: 'chat-frame', props: chatFrameProps }
