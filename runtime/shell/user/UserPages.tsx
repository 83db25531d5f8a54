import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { signInPath } from '../../session/index.ts'
import { SignIn } from './SignIn.tsx'
import { UserLayout } from './UserLayout.tsx'

/** The pages that need nobody to be signed in. */
export function UserPages() {
  const { pathname } = useLocation()
  return <UserLayout>{pathname === signInPath ? <SignIn /> : <Closed />}</UserLayout>
}

/** Says that this installation does not offer what the address asks for. */
function Closed() {
  const translate = useTranslate()
  return (
    <div className="pw-shell-user-closed">
      <p>{translate('shell.notOffered')}</p>
      <a href={signInPath}>{translate('shell.backToSignIn')}</a>
    </div>
  )
}
