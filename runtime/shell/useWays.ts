import { useMemo } from 'react'
import { useTranslate } from '../i18n/index.ts'
import type { PageServices } from '../page/index.ts'
import { toInnerPath, useSession } from '../session/index.ts'
import { useNotices } from './notices/NoticesProvider.tsx'
import { toOuterAddress } from './routing/outerAddress.ts'
import { useGo } from './routing/useGo.ts'

/** What pages may ask of the app whether anybody is signed in or not: addresses, messages, questions. */
export type Ways = Pick<PageServices, 'navigate' | 'message' | 'confirm' | 'refreshUser'>

export function useWays(): Ways {
  const { message, ask } = useNotices()
  const translate = useTranslate()
  const go = useGo()
  const { session } = useSession()
  return useMemo(
    () => ({
      navigate(to, { title, replace = false, newWindow = false, leave = false, inPlace = false }) {
        const outer = leave ? toOuterAddress(to, '') : null
        if (outer !== null) return location.assign(outer)
        const inner = toInnerPath(to)
        if (inner !== null && !newWindow)
          return go(inner, { replace, state: inPlace || title ? { inPlace, title } : null })
        const address = inner ?? toOuterAddress(to, '')
        if (address !== null) window.open(address, '_blank', 'noopener')
        else message('warning', translate('shell.noAddress', { address: to }))
      },
      message,
      confirm: ({ title, danger = false, ...question }) =>
        ask({ ...question, title: title ?? translate('shell.confirm'), isDanger: danger }),
      refreshUser: session.refreshUser,
    }),
    [message, ask, translate, go, session],
  )
}
