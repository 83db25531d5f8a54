import { useTranslate } from '../../i18n/index.ts'
import { StatusPage } from '../status/StatusPage.tsx'

/** A page of this site in a frame; pages of other sites may not be framed and come in a window of their own. */
export function FramePage({ url, title }: { readonly url: string; readonly title: string }) {
  const translate = useTranslate()
  const isOwn = URL.parse(url, location.origin)?.origin === location.origin
  if (isOwn) return <iframe className="pw-shell-frame" src={url} title={title} />
  return (
    <StatusPage mark="↗" title={title} text={translate('shell.outside.text')}>
      <a className="pw-shell-status-way" href={url} target="_blank" rel="noopener noreferrer">
        {translate('shell.outside.open')}
      </a>
    </StatusPage>
  )
}
