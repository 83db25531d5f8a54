import { useEffect, useMemo, useRef, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { isObject } from '../../language/index.ts'
import { forgetDerivedPages, type Unsaved } from '../../page/index.ts'
import type { MessageLevel } from '../../registry/index.ts'
import { useGo } from '../routing/useGo.ts'
import { restoreTabs, writeTabs } from './restoreTabs.ts'
import { applyChange, followAddress, type ShownTabs } from './shownTabs.ts'
import { createTabAddresses, type LeadTab, type TabAddresses } from './tabAddresses.ts'
import {
  addressOf,
  changeTab,
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
  /** What went along with the address: the tab in which something was done that led there, and from where. */
  readonly state: unknown
  /** Whether the address itself was wanted, as by the back button or a reload. */
  readonly isExact: boolean
  /** A title that the opener of the address gave. */
  readonly title: string | undefined
  /** Whether the page belongs into the tab that is shown. */
  readonly isInPlace: boolean
  readonly home: string | null
  readonly username: string
  /** Whether a reload of the window finds them again. */
  readonly isKept?: boolean
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
  /** The addresses of the tabs, for their pages. */
  readonly addresses: TabAddresses
  /** Where the tab that is shown is, when the window is elsewhere: a menu leads to a tab, and not to what was done in it. */
  readonly redirect: string | undefined
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
  state,
  isExact,
  title,
  isInPlace,
  home,
  username,
  isSingle,
  isKept = true,
  message,
  unsavedChanges,
  mayLeave,
}: UseTabsOptions): OpenTabs {
  const translate = useTranslate()
  const go = useGo()
  const { queryClient } = useData()
  const [before, setShown] = useState<ShownTabs>(() => ({
    tabs: restoreTabs(isKept ? sessionStorage.getItem(tabsKey) : null, { home, username }),
    active: path ?? '',
    leaving: null,
  }))
  const shown = followAddress(before, {
    path,
    tab: tabOf(state),
    isExact,
    title,
    isInPlace,
    isSingle,
    hasUnsaved: (tab) => unsavedChanges.combine([tab]).isDirty(),
  })
  if (shown !== before) setShown(shown)
  const { tabs, active } = shown

  useEffect(() => {
    if (isKept) sessionStorage.setItem(tabsKey, writeTabs(tabs, username))
  }, [isKept, tabs, username])

  const latest = useRef({ tabs, active, state })
  useEffect(() => {
    latest.current = { tabs, active, state }
  })
  const addresses = useMemo(() => {
    const lead: LeadTab = (tab, from, to, move) => {
      const { active: shownTab, state: entry } = latest.current
      if (tab !== shownTab) return setShown((now) => ({ ...now, tabs: changeTab(now.tabs, tab, { address: to }) }))
      const origin = isObject(entry) ? entry.from : undefined
      if (move === 'back' && origin === to) return history.back()
      go(to, { replace: move !== 'push', state: { tab, from: move === 'push' ? from : origin } })
    }
    return createTabAddresses(lead, (path, own) =>
      setShown((now) => {
        const claimed = changeTab(now.tabs, path, { own })
        return claimed === now.tabs ? now : { ...now, tabs: claimed }
      }),
    )
  }, [go])
  useEffect(() => addresses.publish(tabs), [addresses, tabs])

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
      const next = result.tabs.list.find((tab) => tab.path === result.active)
      if (next && result.active !== latest.current.active) go(addressOf(next), { state: { tab: next.path } })
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
  const current = tabs.list.find((tab) => tab.path === active)
  const place = current && addressOf(current)
  const isThere = place === path && (place === active || tabOf(state) === active)
  const redirect = path === null || shown.leaving !== null || isThere ? undefined : place
  return useMemo(() => ({ ...verbs, tabs, active, addresses, redirect }), [verbs, tabs, active, addresses, redirect])
}

/** The tab that led to an address. */
const tabOf = (state: unknown): string | undefined =>
  isObject(state) && typeof state.tab === 'string' ? state.tab : undefined
