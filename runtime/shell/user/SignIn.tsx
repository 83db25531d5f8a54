import { useTranslate } from '../../i18n/index.ts'
import { PageHost } from '../../page/index.ts'
import { useSession } from '../../session/index.ts'
import { useWindowTitle } from '../useWindowTitle.ts'

const noQuery = {}

/**
 * The sign-in page. It is a form page like any other, which makes the call and closes with what the server answered; the
 * route guard then leads on.
 */
export function SignIn() {
  const translate = useTranslate()
  const { session } = useSession()
  useWindowTitle(translate('shell.signIn'))
  return (
    <PageHost pageId="system.sign-in" path="/user/login" query={noQuery} onClose={(result) => session.accept(result)} />
  )
}
