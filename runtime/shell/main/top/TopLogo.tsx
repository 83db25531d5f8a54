import { Link } from 'react-router'
import { useTranslate } from '../../../i18n/index.ts'
import { homePath } from '../../../session/index.ts'
import { Logo } from '../../Logo.tsx'

/** The product at the beginning of the top menu; it leads home. */
export function TopLogo() {
  const product = useTranslate()('shell.product')
  return (
    <Link className="pw-shell-top-logo" to={homePath}>
      <Logo size={30} />
      <span>{product}</span>
    </Link>
  )
}
