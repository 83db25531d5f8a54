import type { ReactNode } from 'react'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { AppearanceButton } from '../AppearanceButton.tsx'
import { BrandLogo } from '../brand/BrandLogo.tsx'
import { useBrand } from '../brand/useBrand.ts'
import { LanguageButton } from '../LanguageButton.tsx'
import { useSite } from '../site.ts'
import illustration from './illustration.svg'
import { VisitorLinks } from './VisitorLinks.tsx'
import './user.css'

interface UserLayoutProps {
  /** Whether the page is a text to read, which needs more room than a form and no tagline above it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The two columns of who is not signed in: the site or product beside the page (specification 2.4). */
export function UserLayout({ isWide = false, children }: UserLayoutProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { tagline } = useSite()
  const { name } = useBrand()
  return (
    <div className="pw-shell-user">
      <aside className="pw-shell-user-brand">
        <div className="pw-shell-user-name">
          <BrandLogo size={36} />
          <span>{name}</span>
        </div>
        <img className="pw-shell-user-art" src={illustration} alt="" />
        <p className="pw-shell-user-promise">{tagline === null && translate('shell.promise')}</p>
      </aside>
      <div className="pw-shell-user-side">
        <div className="pw-shell-user-tools">
          <LanguageButton />
          <AppearanceButton />
        </div>
        <main className="pw-shell-user-main" data-wide={isWide || undefined}>
          {!isWide && (
            <header className="pw-shell-user-head">
              <span className="pw-shell-user-logo">
                <BrandLogo size={44} />
              </span>
              <h1>{name}</h1>
              <p>{tagline?.[language] ?? translate('shell.tagline')}</p>
            </header>
          )}
          {children}
        </main>
        <footer className="pw-shell-user-foot">
          <VisitorLinks />
          {translate('shell.copyright', { year: new Date().getFullYear(), name })}
        </footer>
      </div>
    </div>
  )
}
