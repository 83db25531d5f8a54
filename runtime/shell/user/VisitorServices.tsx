import { type ReactNode, useMemo } from 'react'
import { type PageServices, PageServicesProvider } from '../../page/index.ts'
import { useWays } from '../useWays.ts'

const none: readonly never[] = []

/** Gives the pages of visitors what they ask of the app: nobody is signed in, so there is no menu and nothing is granted. */
export function VisitorServices({ children }: { readonly children: ReactNode }) {
  const ways = useWays()
  const services = useMemo<PageServices>(
    () => ({
      ...ways,
      addressOf: (page) => `/page/${encodeURIComponent(page)}`,
      openTab: ({ page }) => ways.navigate(`/page/${encodeURIComponent(page)}`, {}),
      hasAccess: (access) => access === 'anyone',
      isExcluded: () => false,
      recentPages: { read: () => none, subscribe: () => () => undefined },
      menuPages: none,
      user: {},
    }),
    [ways],
  )
  return <PageServicesProvider value={services}>{children}</PageServicesProvider>
}
