import { useLocation } from 'react-router'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { PageHost } from '../../page/index.ts'
import { signInPath, visitorPaths } from '../../session/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { useSite } from '../site.ts'
import { useWindowTitle } from '../useWindowTitle.ts'

/** A page of the installation that everybody reads: help, privacy or terms (specification 1). */
export function VisitorPage() {
  const translate = useTranslate()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { pages } = useSite()
  const shown = pages.find(({ name, address }) => visitorPaths[name] === pathname && address === null)
  useWindowTitle(shown?.title[language] ?? null)
  return (
    <article className="pw-shell-user-text">
      {shown ? (
        <>
          <h1>{shown.title[language]}</h1>
          <PageHost
            key={language}
            pageId="system.public-page"
            path={pathname}
            query={{ name: shown.name }}
            onClose={() => undefined}
          />
        </>
      ) : (
        <p>{translate('shell.status.404')}</p>
      )}
      <AppLink className="pw-shell-user-back" to={signInPath}>
        {translate('shell.signIn')}
      </AppLink>
    </article>
  )
}
