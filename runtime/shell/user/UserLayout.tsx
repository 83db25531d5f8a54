import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { AppearanceButton } from '../AppearanceButton.tsx'
import { BrandLogo } from '../brand/BrandLogo.tsx'
import { useBrand } from '../brand/useBrand.ts'
import { LanguageButton } from '../LanguageButton.tsx'
import { Illustration } from './Illustration.tsx'
import './user.css'

/** The two columns of who is not signed in: the site or product beside the page (specification 2.4). */
export function UserLayout({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate()
  const { name } = useBrand()
  return (
    <div className="pw-shell-user">
      <aside className="pw-shell-user-brand">
        <div className="pw-shell-user-name">
          <BrandLogo size={36} />
          <span>{name}</span>
        </div>
        <Illustration />
        <p className="pw-shell-user-promise">{translate('shell.promise')}</p>
      </aside>
      <div className="pw-shell-user-side">
        <div className="pw-shell-user-tools">
          <LanguageButton />
          <AppearanceButton />
        </div>
        <main className="pw-shell-user-main">
          <header className="pw-shell-user-head">
            <span className="pw-shell-user-logo">
              <BrandLogo size={44} />
            </span>
            <h1>{name}</h1>
            <p>{translate('shell.tagline')}</p>
          </header>
          {children}
        </main>
        <footer className="pw-shell-user-foot">
          {translate('shell.copyright', { year: new Date().getFullYear(), name })}
        </footer>
      </div>
    </div>
  )
}
