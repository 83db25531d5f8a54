import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { PageHost } from '../../page/index.ts'
import { useWindowTitle } from '../useWindowTitle.ts'
import { toQuery } from './toQuery.ts'
import { registerPath, registerResultPath } from './userPages.ts'

const noQuery = {}

/** The page on which a visitor makes an account; what it closes with goes to the page of the result. */
export function Register() {
  const translate = useTranslate()
  const navigate = useNavigate()
  useWindowTitle(translate('shell.register'))
  return (
    <PageHost
      pageId="system.register"
      path={registerPath}
      query={noQuery}
      onClose={(result) => void navigate(registerResultPath, { state: result })}
    />
  )
}

/** Says that the account is there. */
export function RegisterResult() {
  const translate = useTranslate()
  const { state } = useLocation()
  useWindowTitle(translate('shell.register'))
  return <PageHost pageId="system.register-result" path={registerResultPath} query={toQuery(state)} />
}
