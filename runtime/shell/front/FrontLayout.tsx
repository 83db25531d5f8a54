import { Activity, useCallback, useMemo, useRef } from 'react'
import { type Location, Navigate, useNavigationType } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { isObject } from '../../language/index.ts'
import { useMayLeave } from '../../page/index.ts'
import { useSession } from '../../session/index.ts'
import { FoundBrandProvider } from '../brand/useBrand.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'
import { findDestination } from '../routing/destination.ts'
import { useAppMap } from '../routing/useAppMap.ts'
import { useGo } from '../routing/useGo.ts'
import { ShellServices } from '../ShellServices.tsx'
import type { SiteInfo } from '../siteInfo/siteInfo.ts'
import { useSiteInfo } from '../siteInfo/useSiteInfo.ts'
import { OpenTab } from '../tabs/OpenTab.tsx'
import { titleOfState } from '../tabs/titleOfState.ts'
import { useShownTab } from '../tabs/useShownTab.ts'
import { useTabs } from '../tabs/useTabs.ts'
import { useTabUnsavedChanges } from '../tabs/useTabUnsavedChanges.ts'
import { FrontFooter } from './FrontFooter.tsx'
import { FrontHeader } from './FrontHeader.tsx'
import { toFrontMenu } from './frontMenu.ts'
import { useArrival } from './useArrival.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import '../main/main.css'
import '../main/navTheme.css'
import './front.css'

interface FrontLayoutProps {
  /** Where the front is, which is where the window was last while it showed the front. */
  readonly location: Location
}

/** The frame of a front, and what its pages ask of it. */
export function FrontLayout({ location }: FrontLayoutProps) {
  const { user } = useSession()
  const site = useSiteInfo(user !== null)
  return (
    <FoundBrandProvider value={site?.brand ?? null}>
      <ShellServices>
        <Site location={location} site={site} />
      </ShellServices>
    </FoundBrandProvider>
  )
}

const noMenu: readonly never[] = []

/** A site: header with a menu, one page at a time, and a footer. */
function Site({ location, site }: FrontLayoutProps & { readonly site: SiteInfo | null }) {
  const translate = useTranslate()
  const { message } = useNotices()
  const { permissions, user } = useSession()
  const go = useGo()
  const map = useAppMap()
  const navigation = useNavigationType()
  const pages = useRef<HTMLElement>(null)
  const noteScroll = useScrollMemory(pages, location.key, navigation === 'POP')
  const unsavedChanges = useTabUnsavedChanges()
  const mayLeave = useMayLeave()
  useArrival(user !== null)
  const menu = useMemo(
    () => toFrontMenu(permissions?.menu ?? noMenu, map, location.pathname),
    [permissions, map, location.pathname],
  )
  const fullPath = `${location.pathname}${location.search}`
  const destination = findDestination(map, fullPath)
  const open = useTabs({
    path: destination.kind === 'redirect' ? null : fullPath,
    state: location.state,
    isExact: navigation === 'POP',
    title: titleOfState(location.state),
    isInPlace: false,
    home: null,
    username: user?.username ?? '',
    isSingle: true,
    isKept: false,
    message,
    unsavedChanges,
    mayLeave,
  })
  const { active } = open
  const { shown, titleOf } = useShownTab(open, { map })

  // A page that has done its work, such as a form, leads back to where its person came from.
  const { home } = menu
  const onClose = useCallback(
    (path: string, isDone: boolean) => {
      if (isDone) unsavedChanges.drop([path])
      const state: unknown = history.state
      if (isObject(state) && typeof state.idx === 'number' && state.idx > 0) history.back()
      else if (home !== undefined) go(home)
    },
    [unsavedChanges, home, go],
  )
  const footer = useMemo(() => <FrontFooter site={site} />, [site])

  return (
    <div className="pw-shell-main pw-shell-front" data-nav="light" data-header="fixed" data-tabs="false">
      <a className="pw-shell-skip" href="#pw-shell-front-page">
        {translate('shell.skip')}
      </a>
      <div className="pw-shell-main-column">
        <FrontHeader menu={menu} />
        <main ref={pages} id="pw-shell-front-page" className="pw-shell-pages" tabIndex={-1}>
          {open.tabs.list.map((tab) => (
            <Activity key={`${tab.path} ${tab.revision}`} mode={tab === shown ? 'visible' : 'hidden'}>
              <OpenTab
                path={tab.path}
                label={titleOf(tab)}
                map={map}
                address={open.addresses.of(tab)}
                unsavedScope={unsavedChanges.of(tab.path)}
                footer={footer}
                onScroll={noteScroll}
                onClose={onClose}
                onTitle={open.rename}
              />
            </Activity>
          ))}
        </main>
      </div>
      {destination.kind === 'redirect' && <Navigate to={destination.to} replace />}
      {open.redirect !== undefined && <Navigate to={open.redirect} replace state={{ tab: active }} />}
    </div>
  )
}
