import { useTranslate } from '../../i18n/index.ts'
import { homePath } from '../../session/index.ts'
import { AppLink } from '../routing/AppLink.tsx'

interface BreadcrumbProps {
  readonly homeTitle: string
  /** The titles from the outermost folder to the page. */
  readonly trail: readonly string[]
}

/** The way from home to the page that is shown (specification 2.4). */
export function Breadcrumb({ homeTitle, trail }: BreadcrumbProps) {
  const translate = useTranslate()
  return (
    <nav className="pw-shell-trail" aria-label={translate('shell.breadcrumb')}>
      <ol>
        <li>
          <AppLink to={homePath}>{homeTitle}</AppLink>
        </li>
        {trail.map((title, place) => (
          <li
            key={trail.slice(0, place + 1).join('/')}
            {...(place === trail.length - 1 ? { 'aria-current': 'page' as const } : {})}
          >
            {title}
          </li>
        ))}
      </ol>
    </nav>
  )
}
