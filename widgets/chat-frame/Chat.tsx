import { useData, useTranslate } from '../../runtime/index.ts'
import { EmbeddedPage } from '../shared/EmbeddedPage.tsx'
import { type ChatFrameProps, chatDefaults } from './props.ts'

/** The chat at one message, for the person who is signed in (specification 2.4). */
export function Chat({ message, props }: { readonly message: string; readonly props: ChatFrameProps }) {
  const t = useTranslate()
  const { ownAddress } = useData()
  const address = ownAddress(props.url ?? chatDefaults.url, { messageId: message })
  if (address === undefined) return null
  return (
    <EmbeddedPage
      address={address}
      title={t('widgets.chat-frame.title')}
      height={props.height ?? chatDefaults.height}
      texts={{
        loading: t('widgets.chat-frame.loading'),
        refused: t('widgets.chat-frame.refused'),
        open: t('widgets.chat-frame.open'),
      }}
    />
  )
}
