import { useEffect, useMemo, useRef, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { forgetDerivedPages, type Unsaved } from '../../page/index.ts'
import type { MessageLevel } from '../../registry/index.ts'
import { useGo } from '../routing/useGo.ts'
import { restoreTabs, writeTabs } from './restoreTabs.ts'
import { applyChange, followAddress, type ShownTabs } from './shownTabs.ts'
import {
  closedBy,
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  moveTab,
  openTab,
  type Refusal,
  refreshTab,
  type Tabs,
  type TabsChange,
} from './tabs.ts'
import { tabsKey } from './tabsKey.ts'
import type { TabUnsavedChanges } from './tabUnsavedChanges.ts'

interface UseTabsOptions {
  /** The address to show; null while the app is on its way to another one. */
  readonly path: string | null
  /** A title that the opener of the address gave. */
  readonly title: string | undefined
  /** Whether the page belongs into the tab that is shown. */
  readonly isInPlace: boolean
  readonly home: string | null
  readonly username: string
  /** One page at a time: on mobile devices, and where a person wants no tabs (specification 2.5). */
  readonly isSingle: boolean
  readonly message: (level: MessageLevel, text: string) => void
  readonly unsavedChanges: TabUnsavedChanges
  /** Asks whether what is not saved may be lost. */
  readonly mayLeave: (unsaved: Unsaved) => Promise<boolean>
}

/** The open tabs, the address that is shown, and the verbs of a person. */
export interface OpenTabs {
  readonly tabs: Tabs
  readonly active: string
  close(path: string): void
  /** Closes a tab whose page is done: nothing is asked. */
  finish(path: string): void
  closeOthers(path: string): void
  closeLeft(path: string): void
  closeRight(path: string): void
  refresh(path: string): void
  rename(path: string, title: string): void
  /** Puts a tab at a place, counted from 0. */
  move(path: string, place: number): void
}

/** A verb of a person as a function of the open tabs and the shown one. */
type Change = (tabs: Tabs, active: string) => TabsChange | Refusal

const refusals: Readonly<Record<Refusal, string>> = { home: 'shell.tabs.homeStays', last: 'shell.tabs.lastStays' }

/** Keeps the open tabs. The address of the window says which one is shown. */
export function useTabs({
  path,
  title,
  isInPlace,
  home,
  username,
  isSingle,
  message,
  unsavedChanges,
  mayLeave,
}: UseTabsOptions): OpenTabs {
  const translate = useTranslate()
  const go = useGo()
  const { queryClient } = useData()
  const [before, setShown] = useState<ShownTabs>(() => ({
    tabs: restoreTabs(sessionStorage.getItem(tabsKey), { home, username }),
    active: path ?? '',
    leaving: null,
  }))
  const shown = followAddress(before, {
    path,
    title,
    isInPlace,
    isSingle,
    hasUnsaved: (tab) => unsavedChanges.combine([tab]).isDirty(),
  })
  if (shown !== before) setShown(shown)
  const { tabs, active } = shown

  useEffect(() => sessionStorage.setItem(tabsKey, writeTabs(tabs, username)), [tabs, username])

  const latest = useRef({ tabs, active })
  useEffect(() => {
    latest.current = { tabs, active }
  })

  // Hidden tabs draw nothing while others change: what they are given stays the same.
  const verbs = useMemo(() => {
    const apply = (change: Change, isFresh = true) => {
      const result = change(latest.current.tabs, latest.current.active)
      if (typeof result === 'string') return message('warning', translate(refusals[result]))
      const closed = closedBy(latest.current.tabs, result.tabs)
      const unsaved = unsavedChanges.combine(closed)
      if (isFresh && unsaved.isDirty()) {
        void mayLeave(unsaved).then((agreed) => agreed && apply(change, false))
        return
      }
      unsavedChanges.drop(closed)
      setShown((now) => applyChange(now, result))
      if (result.active !== latest.current.active) go(result.active)
    }
    const refresh = async (refreshed: string) => {
      if (!(await mayLeave(unsavedChanges.of(refreshed)))) return
      unsavedChanges.drop([refreshed])
      await forgetDerivedPages(queryClient)
      setShown((now) => ({ ...now, tabs: refreshTab(now.tabs, refreshed) }))
    }
    return {
      close: (closed: string) => apply((now, shownNow) => closeTab(now, closed, shownNow)),
      finish: (closed: string) => apply((now, shownNow) => closeTab(now, closed, shownNow), false),
      closeOthers: (beside: string) => apply((now, shownNow) => closeOthers(now, beside, shownNow)),
      closeLeft: (beside: string) => apply((now, shownNow) => closeLeft(now, beside, shownNow)),
      closeRight: (beside: string) => apply((now, shownNow) => closeRight(now, beside, shownNow)),
      refresh: (refreshed: string) => void refresh(refreshed),
      rename(renamed: string, words: string) {
        setShown((now) => ({ ...now, tabs: openTab(now.tabs, renamed, words) }))
      },
      move: (moved: string, place: number) => setShown((now) => ({ ...now, tabs: moveTab(now.tabs, moved, place) })),
    }
  }, [message, go, translate, unsavedChanges, mayLeave, queryClient])
  return useMemo(() => ({ ...verbs, tabs, active }), [verbs, tabs, active])
}
