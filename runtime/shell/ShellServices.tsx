import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../i18n/index.ts'
import { type PageServices, PageServicesProvider } from '../page/index.ts'
import { toInnerPath, useSession } from '../session/index.ts'
import { useNotices } from './notices/NoticesProvider.tsx'
import { toPathOfPage } from './routing/destination.ts'
import { toOuterAddress } from './routing/outerAddress.ts'
import { useAppMap } from './routing/useAppMap.ts'

const nobody = {}

/** Gives pages what they ask of the app: ways, tabs, messages, questions, and who the person is. */
export function ShellServices({ children }: { readonly children: ReactNode }) {
  const { message, ask } = useNotices()
  const translate = useTranslate()
  const navigate = useNavigate()
  const { user, hasAccess, isExcluded } = useSession()
  const map = useAppMap()
  const services = useMemo<PageServices>(
    () => ({
      navigate(to, { replace = false, newWindow = false }) {
        const inner = toInnerPath(to)
        if (inner !== null && !newWindow) return void navigate(inner, { replace })
        const address = inner ?? toOuterAddress(to, '')
        if (address !== null) window.open(address, '_blank', 'noopener')
        else message('warning', translate('shell.noAddress', { address: to }))
      },
      openTab({ page, query, title }) {
        void navigate(toPathOfPage(map, page, query), { state: title === undefined ? null : { title } })
      },
      message,
      confirm: ({ title, danger = false, ...question }) =>
        ask({ ...question, title: title ?? translate('shell.confirm'), isDanger: danger }),
      hasAccess,
      isExcluded,
      user: user ?? nobody,
    }),
    [message, ask, translate, navigate, user, hasAccess, isExcluded, map],
  )
  return <PageServicesProvider value={services}>{children}</PageServicesProvider>
}
