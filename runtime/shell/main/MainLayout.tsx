import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Activity, useCallback, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { isObject } from '../../language/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { useMayLeave } from '../../page/index.ts'
import { lazyPart } from '../../registry/index.ts'
import type { Permissions, UserInfo } from '../../session/index.ts'
import { FoundBrandProvider, useBrand } from '../brand/useBrand.ts'
import { recentAtom } from '../home/recentAtom.ts'
import { addRecent } from '../home/recentPages.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'
import { toHomeAddress } from '../routing/appMap.ts'
import { type Destination, findDestination } from '../routing/destination.ts'
import { hidesHomeTab, toMenu } from '../routing/menu.ts'
import { useAppMap } from '../routing/useAppMap.ts'
import { ShellServices } from '../ShellServices.tsx'
import { settingsAtom } from '../settings/settingsAtom.ts'
import { useSite } from '../site.ts'
import { type SiteInfo, toSiteFooter } from '../siteInfo/siteInfo.ts'
import { useSiteInfo } from '../siteInfo/useSiteInfo.ts'
import { OpenTab } from '../tabs/OpenTab.tsx'
import { TabStrip } from '../tabs/TabStrip.tsx'
import { findTitle, rememberTitle } from '../tabs/tabTitles.ts'
import { titleOfState } from '../tabs/titleOfState.ts'
import { useShownTab } from '../tabs/useShownTab.ts'
import { useTabs } from '../tabs/useTabs.ts'
import { useTabUnsavedChanges } from '../tabs/useTabUnsavedChanges.ts'
import { useReturnedFailure } from '../user/useReturnedFailure.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { FoldButton } from './FoldButton.tsx'
import { Header } from './Header.tsx'
import { toHeaderContent } from './headerContent.ts'
import { Side } from './Side.tsx'
import { useScrolled } from './scrolled.ts'
import { foldingAtom } from './sideAtoms.ts'
import { toTrail } from './toTrail.ts'
import './main.css'
import './navTheme.css'

// The menu of a phone, and that of the other layout.
const SideDrawer = lazyPart(() => import('./SideDrawer.tsx').then((chunk) => chunk.SideDrawer), null)
const TopLogo = lazyPart(() => import('./top/TopLogo.tsx').then((chunk) => chunk.TopLogo), null)
const TopMenu = lazyPart(() => import('./top/TopMenu.tsx').then((chunk) => chunk.TopMenu), null)

interface MainLayoutProps {
  readonly permissions: Permissions
  readonly user: UserInfo
  /** Whether it is in sight; the addresses that come meanwhile are those of others. */
  readonly isShown: boolean
}

/** The frame of the app, and what its pages ask of it. */
export default function Frame(props: MainLayoutProps) {
  const site = useSiteInfo()
  return (
    <FoundBrandProvider value={site?.brand ?? null}>
      <ShellServices>
        <MainLayout {...props} site={site} />
      </ShellServices>
    </FoundBrandProvider>
  )
}

/** Menu, header, tabs, and the open pages, each of which keeps its state while hidden. */
function MainLayout({ permissions, user, isShown, site }: MainLayoutProps & { readonly site: SiteInfo | null }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { message } = useNotices()
  const location = useLocation()
  const navigation = useNavigationType()
  const isMobile = useMedia(media.mobile)
  const isNarrow = useMedia(media.narrow)
  const settings = useAtomValue(settingsAtom)
  const [folding, setFolding] = useAtom(foldingAtom)
  const setRecent = useSetAtom(recentAtom)
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  useReturnedFailure()
  const { name } = useBrand()
  const { hasWelcome, hasHeaderName } = useSite()
  const siteFooter = toSiteFooter(site, language)

  const { username } = user
  const isTop = settings.layout === 'topmenu' && !isMobile
  // Mobile devices show one page at a time (specification 2.5).
  const isSingle = isMobile || !settings.multipage
  const map = useAppMap()
  const menu = useMemo(() => toMenu(permissions.menu, map, username), [permissions, map, username])
  const home = hidesHomeTab(username) ? null : toHomeAddress(map)
  const fullPath = `${location.pathname}${location.search}`
  const destination = findDestination(map, fullPath)
  const unsavedChanges = useTabUnsavedChanges()
  const mayLeave = useMayLeave()
  const open = useTabs({
    path: destination.kind === 'redirect' || !isShown ? null : fullPath,
    state: location.state,
    isExact: navigation === 'POP',
    title: titleOfState(location.state) ?? keptTitle(destination, fullPath),
    isInPlace: isInPlaceState(location.state),
    home,
    username,
    isSingle,
    message,
    unsavedChanges,
    mayLeave,
  })
  const { close, finish } = open
  const onClose = useCallback((path: string, isDone: boolean) => (isDone ? finish(path) : close(path)), [finish, close])
  const { active } = open
  // The address may still be on its way to the tab that is shown.
  const current = findDestination(map, active)
  const isHome = current.kind === 'home' || active === home
  const isPage = current.kind === 'page' || current.kind === 'frame'
  const findKept = (path: string) => findTitle(localStorage, path)
  const { title, isKnown, titleOf } = useShownTab(open, { map, findKept, isHome })

  useEffect(() => {
    if (isKnown) rememberTitle(localStorage, active, title)
  }, [isKnown, active, title])
  useEffect(() => {
    if (!isPage || !isKnown) return
    const page = { path: active, title, at: Date.now() }
    setRecent((before) => ({ ...before, [username]: addRecent(before[username] ?? [], page) }))
  }, [isPage, isKnown, active, title, username, setRecent])

  const width = isNarrow ? 'narrow' : 'wide'
  const isFolded = folding[width] ?? isNarrow
  const fold = () => (isMobile ? setDrawerOpen(true) : setFolding((before) => ({ ...before, [width]: !isFolded })))
  const { ref, onScroll } = useScrolled()
  const route = 'route' in current ? current.route : null
  const breadcrumb = !isHome && !route?.hidesTrail && (
    <Breadcrumb homeTitle={map.home.title} trail={toTrail(route, title)} />
  )
  const content = toHeaderContent({ isMobile, isTop, isHome, hasWelcome, hasHeaderName })
  const middle = {
    name: <strong>{name}</strong>,
    title: <strong>{title}</strong>,
    menu: <TopMenu items={menu} path={location.pathname} />,
    welcome: <span>{translate('shell.welcome')}</span>,
    trail: breadcrumb,
  }[content]
  const footer = useMemo(
    () => (
      <footer className="pw-shell-footer">
        {siteFooter || translate('shell.copyright', { year: new Date().getFullYear(), name })}
      </footer>
    ),
    [translate, siteFooter, name],
  )

  return (
    <div
      ref={ref}
      className="pw-shell-main"
      data-nav={settings.theme}
      data-header={settings.fixedHeader ? (settings.autoHideHeader ? 'auto' : 'fixed') : 'loose'}
      data-side={settings.fixSiderbar ? 'fixed' : 'loose'}
      data-content={isTop ? settings.contentWidth : 'Fluid'}
      data-tabs={!isSingle}
    >
      <a className="pw-shell-skip" href="#pw-shell-pages">
        {translate('shell.skip')}
      </a>
      {!isMobile && !isTop && <Side items={menu} path={location.pathname} isFolded={isFolded} />}
      {isMobile && isDrawerOpen && (
        <SideDrawer items={menu} path={location.pathname} onClose={() => setDrawerOpen(false)} />
      )}
      <div className="pw-shell-main-column">
        <div className="pw-shell-top">
          <Header
            layout={isTop ? 'top' : 'side'}
            menu={menu}
            user={user}
            start={isTop ? <TopLogo /> : <FoldButton isFolded={isMobile || isFolded} onFold={fold} />}
          >
            {middle}
          </Header>
          {!isSingle && <TabStrip open={open} titleOf={titleOf} />}
        </div>
        <main id="pw-shell-pages" className="pw-shell-pages" tabIndex={-1}>
          {open.tabs.list.map((tab) => (
            <Activity key={`${tab.path} ${tab.revision}`} mode={tab.path === active ? 'visible' : 'hidden'}>
              {(tab.path === active ||
                keepsAlive(findDestination(map, tab.path)) ||
                unsavedChanges.of(tab.path).isDirty()) && (
                <OpenTab
                  path={tab.path}
                  label={titleOf(tab)}
                  map={map}
                  address={open.addresses.of(tab)}
                  unsavedScope={unsavedChanges.of(tab.path)}
                  // The menu at the top, and a welcome, leave the header no room for the way here.
                  head={!isMobile && content !== 'trail' && tab.path === active && breadcrumb}
                  footer={footer}
                  onScroll={onScroll}
                  onClose={onClose}
                  onTitle={open.rename}
                />
              )}
            </Activity>
          ))}
        </main>
      </div>
      {destination.kind === 'redirect' && <Navigate to={destination.to} replace />}
      {open.redirect !== undefined && <Navigate to={open.redirect} replace state={{ tab: active }} />}
    </div>
  )
}

/** Whether a hidden tab keeps its state (specification 2.4); what is not saved is kept in any case. */
const keepsAlive = (destination: Destination): boolean =>
  !('route' in destination) || destination.route?.keepsAlive !== false

/** The title that a page had when it was open before, for those that the menu does not name (specification 2.5). */
const keptTitle = (destination: Destination, path: string): string | undefined =>
  'route' in destination && (destination.route === null || destination.route.isUntitled)
    ? findTitle(localStorage, path)
    : undefined

/** Whether the page that led to the address belongs together with it. */
const isInPlaceState = (state: unknown): boolean => isObject(state) && state.inPlace === true
