import { useLanguage } from '../../i18n/index.ts'
import { visitorPaths } from '../../session/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { useSite } from '../site.ts'

/** The links at the foot of the sign-in layout to help, privacy and terms: those that there are (specification 1). */
export function VisitorLinks() {
  const { pages } = useSite()
  const language = useLanguage()
  if (pages.length === 0) return null
  return (
    <ul className="pw-shell-user-links">
      {pages.map(({ name, title, address }) => (
        <li key={name}>
          {address === null ? (
            <AppLink to={visitorPaths[name]}>{title[language]}</AppLink>
          ) : (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {title[language]}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
