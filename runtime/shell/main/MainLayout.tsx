import { useAtom, useSetAtom } from 'jotai'
import { Activity, useCallback, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { NodeBoundary } from '../../issues/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { useMayLeave } from '../../page/index.ts'
import { homePath, type Permissions, type UserInfo } from '../../session/index.ts'
import { recentAtom } from '../home/recentAtom.ts'
import { addRecent } from '../home/recentPages.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'
import { findDestination } from '../routing/destination.ts'
import { isHomeless, toMenu } from '../routing/menu.ts'
import { useAppMap } from '../routing/useAppMap.ts'
import { TabContent } from '../tabs/TabContent.tsx'
import { TabPanel } from '../tabs/TabPanel.tsx'
import { TabStrip } from '../tabs/TabStrip.tsx'
import type { Tab } from '../tabs/tabs.ts'
import { toTabTitle } from '../tabs/tabTitle.ts'
import { useTabGrounds } from '../tabs/useTabGrounds.ts'
import { useTabs } from '../tabs/useTabs.ts'
import { useWindowTitle } from '../useWindowTitle.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { writeDatesIn } from './dateLanguage.ts'
import { Header } from './Header.tsx'
import { Side } from './Side.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import { foldingAtom } from './sideAtoms.ts'
import './main.css'

interface MainLayoutProps {
  readonly permissions: Permissions
  readonly user: UserInfo
}

/** The frame of the app: side menu, header, tabs, and the open pages, each of which keeps its state while hidden. */
export default function MainLayout({ permissions, user }: MainLayoutProps) {
  const translate = useTranslate()
  writeDatesIn(useLanguage())
  const { message } = useNotices()
  const location = useLocation()
  const isMobile = useMedia(media.mobile)
  const isNarrow = useMedia(media.narrow)
  const [folding, setFolding] = useAtom(foldingAtom)
  const setRecent = useSetAtom(recentAtom)
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const { username } = user
  const map = useAppMap()
  const menu = useMemo(() => toMenu(permissions.menu, map, username), [permissions, map, username])
  const fullPath = `${location.pathname}${location.search}`
  const destination = findDestination(map, fullPath)
  const grounds = useTabGrounds()
  const mayLeave = useMayLeave()
  const open = useTabs({
    path: destination.kind === 'redirect' ? null : fullPath,
    title: titleOfState(location.state),
    home: isHomeless(username) ? null : homePath,
    username,
    isSingle: isMobile,
    message,
    grounds,
    mayLeave,
  })
  const { close, finish } = open
  const onClose = useCallback((path: string, isDone: boolean) => (isDone ? finish(path) : close(path)), [finish, close])
  const { active } = open
  const titleOf = (tab: Tab) => toTabTitle(tab, findDestination(map, tab.path), translate)
  const shown = open.tabs.list.find((tab) => tab.path === active)
  const title = shown ? titleOf(shown) : ''
  // The address may still be on its way to the tab that is shown.
  const current = findDestination(map, active)
  const isHome = current.kind === 'home'
  const isPage = current.kind === 'page' || current.kind === 'frame'
  useWindowTitle(isHome ? null : title)

  useEffect(() => {
    if (!isPage || title === '' || title === active) return
    const page = { path: active, title, at: Date.now() }
    setRecent((before) => ({ ...before, [username]: addRecent(before[username] ?? [], page) }))
  }, [isPage, active, title, username, setRecent])

  const width = isNarrow ? 'narrow' : 'wide'
  const isFolded = folding[width] ?? isNarrow
  const fold = () => (isMobile ? setDrawerOpen(true) : setFolding((before) => ({ ...before, [width]: !isFolded })))
  const trail = ('route' in current && current.route?.trail) || [title]
  const footer = (
    <footer className="pw-shell-footer">{translate('shell.copyright', { year: new Date().getFullYear() })}</footer>
  )

  return (
    <div className="pw-shell-main">
      <a className="pw-shell-skip" href="#pw-shell-pages">
        {translate('shell.skip')}
      </a>
      {!isMobile && <Side items={menu} path={location.pathname} isFolded={isFolded} />}
      {isMobile && isDrawerOpen && (
        <SideDrawer items={menu} path={location.pathname} onClose={() => setDrawerOpen(false)} />
      )}
      <div className="pw-shell-main-column">
        <Header isFolded={isMobile || isFolded} onFold={fold}>
          {isMobile ? (
            <strong>{translate('shell.product')}</strong>
          ) : isHome ? (
            <span>{translate('shell.welcome')}</span>
          ) : (
            <Breadcrumb homeTitle={map.home.title} trail={trail} />
          )}
        </Header>
        {!isMobile && <TabStrip open={open} titleOf={titleOf} />}
        <main id="pw-shell-pages" className="pw-shell-pages" tabIndex={-1}>
          {open.tabs.list.map((tab) => (
            <Activity key={`${tab.path} ${tab.revision}`} mode={tab.path === active ? 'visible' : 'hidden'}>
              <TabPanel label={titleOf(tab)} footer={footer}>
                <NodeBoundary node={`Tab ${tab.path}`} size="page">
                  <TabContent
                    path={tab.path}
                    destination={findDestination(map, tab.path)}
                    menu={menu}
                    ground={grounds.of(tab.path)}
                    onClose={onClose}
                    onTitle={open.rename}
                  />
                </NodeBoundary>
              </TabPanel>
            </Activity>
          ))}
        </main>
      </div>
      {destination.kind === 'redirect' && <Navigate to={destination.to} replace />}
    </div>
  )
}

/** The title that went along with the address, when a page opened it in a tab. */
function titleOfState(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'title' in state && typeof state.title === 'string'
    ? state.title
    : undefined
}
