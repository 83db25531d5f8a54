import { useTranslate } from '../i18n/index.ts'
import { Logo } from './Logo.tsx'
import './splash.css'

/** Stands in the middle while the app is on its way. */
export function Splash() {
  const translate = useTranslate()
  return (
    <div className="pw-shell-splash" role="status" aria-label={translate('shell.loading')}>
      <Logo size={48} />
    </div>
  )
}
