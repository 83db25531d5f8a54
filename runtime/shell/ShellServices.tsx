import { useStore } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { type PageServices, PageServicesProvider } from '../page/index.ts'
import { toSignIn, useSession } from '../session/index.ts'
import { toPageFolders } from './home/menuPages.ts'
import { watchRecent } from './home/watchRecent.ts'
import { toPathOfPage } from './routing/destination.ts'
import { toMenu } from './routing/menu.ts'
import { useAppMap } from './routing/useAppMap.ts'
import { useGo } from './routing/useGo.ts'
import { useSite } from './site.ts'
import { useWays } from './useWays.ts'

const nobody = {}

const toFullPath = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`

/** Gives pages what they ask of the app: ways, tabs, messages, questions, and who the person is. */
export function ShellServices({ children }: { readonly children: ReactNode }) {
  const ways = useWays()
  const go = useGo()
  const { user, permissions, hasAccess, isExcluded } = useSession()
  const map = useAppMap()
  const store = useStore()
  const { runsScripts } = useSite()
  const username = user?.username ?? ''
  const recentPages = useMemo(() => watchRecent(store, map, username), [store, map, username])
  const menuPages = useMemo(
    () => toPageFolders(toMenu(permissions?.menu ?? [], map, username)),
    [permissions, map, username],
  )
  const services = useMemo<PageServices>(
    () => ({
      ...ways,
      addressOf: (page) => toPathOfPage(map, page),
      openTab({ page, query, title }) {
        go(toPathOfPage(map, page, query), { state: title === undefined ? null : { title } })
      },
      hasAccess,
      isExcluded,
      recentPages,
      menuPages,
      runsScripts,
      user: user ?? nobody,
      ...(user === null ? { signIn: () => go(toSignIn(toFullPath(location))) } : {}),
    }),
    [ways, go, user, hasAccess, isExcluded, recentPages, menuPages, runsScripts, map],
  )
  return <PageServicesProvider value={services}>{children}</PageServicesProvider>
}
