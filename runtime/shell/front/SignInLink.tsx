import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { toSignIn } from '../../session/index.ts'
import { AppLink } from '../routing/AppLink.tsx'

/** Leads to sign-in and, from there, back to the page with its parameters. */
export function SignInLink() {
  const translate = useTranslate()
  const { pathname, search, hash } = useLocation()
  return (
    <AppLink className="pw-shell-front-sign-in" to={toSignIn(`${pathname}${search}${hash}`)}>
      {translate('shell.signIn')}
    </AppLink>
  )
}
