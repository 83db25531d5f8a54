import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { languageTag, useLanguage, useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { homePath, useSession } from '../../session/index.ts'
import { findDestination } from '../routing/destination.ts'
import { listPages, type MenuItem } from '../routing/menu.ts'
import { useAppMap } from '../routing/useAppMap.ts'
import { toDayPart } from './greeting.ts'
import { recentAtom } from './recentAtom.ts'
import './home.css'

/** Where a person lands: a greeting, the pages of their menu, and those that they opened lately. */
export function HomePage({ menu }: { readonly menu: readonly MenuItem[] }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { user } = useSession()
  const map = useAppMap()
  const kept = useAtomValue(recentAtom)[user?.username ?? ''] ?? []
  // The menu may have changed since, and with the language it always has.
  const recent = kept.flatMap(({ path, title }) => {
    const destination = findDestination(map, path)
    if (destination.kind !== 'page' && destination.kind !== 'frame') return []
    return [{ path, title: destination.route?.title ?? title }]
  })
  const now = new Date()
  const date = new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'full' }).format(now)
  const folders = menu.filter(({ route }) => route.path !== homePath)
  return (
    <div className="pw-shell-home">
      <header className="pw-shell-home-head">
        <div>
          <p className="pw-shell-home-date">{date}</p>
          <h1>{translate(`shell.greeting.${toDayPart(now.getHours())}`, { name: user?.realname ?? '' })}</h1>
          <p>{translate('shell.welcome')}</p>
        </div>
      </header>
      {recent.length > 0 && (
        <section aria-label={translate('shell.home.recent')}>
          <h2>{translate('shell.home.recent')}</h2>
          <ul className="pw-shell-home-recent">
            {recent.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={translate('shell.home.pages')}>
        <h2>{translate('shell.home.pages')}</h2>
        {folders.length === 0 ? (
          <p className="pw-shell-home-none">{translate('shell.home.none')}</p>
        ) : (
          <div className="pw-shell-home-folders">
            {folders.map((folder) => (
              <Folder key={folder.id} folder={folder} />
            ))}
          </div>
        )}
      </section>
    </div>
  )
}

function Folder({ folder }: { readonly folder: MenuItem }) {
  return (
    <section className="pw-shell-home-folder" aria-label={folder.title}>
      <h3>
        <span className="pw-shell-home-icon">
          <Icon name={folder.icon ?? 'folder'} />
        </span>
        {folder.title}
      </h3>
      <ul>
        {listPages([folder]).map(({ id, title, route }) => (
          <li key={id}>
            {route.target.kind === 'outside' ? (
              <a href={route.target.url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              <Link to={route.path}>{title}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
