import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { PageHost } from '../../page/index.ts'
import { lapsedAtom, signInPath, useSession } from '../../session/index.ts'
import { useSite } from '../site.ts'
import { useWindowTitle } from '../useWindowTitle.ts'
import { findReturnedSignIn } from './returnedSignIn.ts'
import { findSignInChoice, type SignInChoice } from './signInResult.ts'
import { toQuery } from './toQuery.ts'
import { useReturnedFailure } from './useReturnedFailure.ts'
import { useThirdParties } from './useThirdParties.ts'

/**
 * The sign-in page. It is a form page like any other, which makes the call and closes with what the server answered; the
 * route guard then leads on. Who belongs to several departments or tenants chooses first.
 */
export function SignIn() {
  const translate = useTranslate()
  const { session } = useSession()
  const { client } = useData()
  const site = useSite()
  const username = useAtomValue(lapsedAtom)
  const [choosing, setChoosing] = useState<{ readonly result: unknown; readonly choice: SignInChoice } | null>(null)
  useWindowTitle(translate('shell.signIn'))

  const acceptSignIn = useCallback(
    (result: unknown) => {
      const choice = findSignInChoice(result)
      if (choice === null) session.accept(result)
      else setChoosing({ result, choice })
    },
    [session],
  )
  useReturnedSignIn(acceptSignIn)

  const third = useThirdParties()
  const query = useMemo(
    () => ({
      username: username ?? '',
      phone: site.hasPhone,
      register: site.hasRegister,
      forgotten: site.hasForgotten,
      third,
    }),
    [username, site, third],
  )
  if (choosing === null)
    return <PageHost pageId="system.sign-in" path={signInPath} query={query} onClose={acceptSignIn} />

  const { result, choice } = choosing
  const choose = async (chosen: unknown) => {
    setChoosing(null)
    const { orgCode, tenantId } = toQuery(chosen)
    if (chosen === null) return
    session.accept(result, tenantId === undefined || tenantId === null ? {} : { tenant: String(tenantId) })
    if (!orgCode) return
    const { result: now } = await client.put('/sys/selectDepart', { username: choice.username, orgCode })
    session.update({ user: toQuery(now).userInfo })
  }
  return (
    <PageHost
      pageId="system.sign-in-choice"
      path={signInPath}
      query={{ ...choice }}
      // A failed call has been told by then, and the person is in.
      onClose={(chosen) => void choose(chosen).catch(() => undefined)}
    />
  )
}

/** Signs in who comes back from another site; a failure is reported, and the page stands as always. */
function useReturnedSignIn(acceptSignIn: (result: unknown) => void): void {
  const { client } = useData()
  useReturnedFailure()
  useEffect(() => {
    const returned = findReturnedSignIn(location.href)
    if (returned === null) return
    const abort = new AbortController()
    client
      .get(returned.url, returned.query, { anonymous: true, signal: abort.signal })
      .then(({ result }) => acceptSignIn(result))
      .catch(() => undefined)
    return () => abort.abort()
  }, [client, acceptSignIn])
}
