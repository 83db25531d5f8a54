import { useText, useTranslate } from '../../runtime/index.ts'
import { EmbeddedPage } from '../shared/EmbeddedPage.tsx'
import { defaultHeight, type FrameProps } from './props.ts'

/** What a page of another site may do: run, send forms and open windows, but not lead our own window away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** The page at an address of the web; nothing for what is none. */
export function FramedPage({ address, props }: { readonly address: string; readonly props: FrameProps }) {
  const text = useText()
  const t = useTranslate()
  return (
    <EmbeddedPage
      address={address}
      title={text(props.title) || t('widgets.frame.title')}
      height={props.height ?? defaultHeight}
      sandbox={sandbox}
      texts={{
        loading: t('widgets.frame.loading'),
        refused: t('widgets.frame.refused'),
        open: t('widgets.frame.open'),
      }}
    />
  )
}
