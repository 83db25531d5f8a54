import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import type { MessageLevel } from '../../registry/index.ts'
import { restoreTabs, writeTabs } from './restoreTabs.ts'
import { followAddress, type ShownTabs, takeChange } from './shownTabs.ts'
import {
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  openTab,
  type Refusal,
  refreshTab,
  type Tabs,
  type TabsChange,
} from './tabs.ts'

/** Where the tabs of this window are kept for a reload. */
export const tabsKey = 'pagewright.tabs'

interface UseTabsOptions {
  /** The address to show; null while the app is on its way to another one. */
  readonly path: string | null
  /** A title that the opener of the address gave. */
  readonly title: string | undefined
  readonly home: string | null
  readonly username: string
  /** Mobile devices show one page at a time (specification 2.5). */
  readonly isSingle: boolean
  readonly message: (level: MessageLevel, text: string) => void
}

/** The open tabs, the address that is shown, and the verbs of a person. */
export interface OpenTabs {
  readonly tabs: Tabs
  readonly active: string
  close(path: string): void
  closeOthers(path: string): void
  closeLeft(path: string): void
  closeRight(path: string): void
  refresh(path: string): void
  rename(path: string, title: string): void
}

const refusals: Readonly<Record<Refusal, string>> = { home: 'shell.tabs.homeStays', last: 'shell.tabs.lastStays' }

/** Keeps the open tabs. The address of the window says which one is shown. */
export function useTabs({ path, title, home, username, isSingle, message }: UseTabsOptions): OpenTabs {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [before, setShown] = useState<ShownTabs>(() => ({
    tabs: restoreTabs(sessionStorage.getItem(tabsKey), { home, username }),
    active: path ?? '',
    leaving: null,
  }))
  const shown = followAddress(before, { path, title, isSingle })
  if (shown !== before) setShown(shown)
  const { tabs, active } = shown

  useEffect(() => sessionStorage.setItem(tabsKey, writeTabs(tabs, username)), [tabs, username])

  return useMemo(() => {
    const apply = (change: TabsChange | Refusal) => {
      if (typeof change === 'string') return message('warning', translate(refusals[change]))
      setShown((now) => takeChange(now, change))
      if (change.active !== active) void navigate(change.active)
    }
    return {
      tabs,
      active,
      close: (closed) => apply(closeTab(tabs, closed, active)),
      closeOthers: (beside) => apply(closeOthers(tabs, beside, active)),
      closeLeft: (beside) => apply(closeLeft(tabs, beside, active)),
      closeRight: (beside) => apply(closeRight(tabs, beside, active)),
      refresh: (refreshed) => setShown((now) => ({ ...now, tabs: refreshTab(now.tabs, refreshed) })),
      rename: (renamed, words) => setShown((now) => ({ ...now, tabs: openTab(now.tabs, renamed, words) })),
    }
  }, [tabs, active, message, navigate, translate])
}
