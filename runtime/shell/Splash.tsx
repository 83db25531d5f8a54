import { useTranslate } from '../i18n/index.ts'
import { BrandLogo } from './brand/BrandLogo.tsx'
import './splash.css'

/** Stands in the middle while the app is on its way. */
export function Splash() {
  const translate = useTranslate()
  return (
    <div className="pw-shell-splash" role="status" aria-label={translate('shell.loading')}>
      <BrandLogo size={48} />
    </div>
  )
}
