import type { AddressMove, PageAddress } from '../../page/index.ts'
import { addressOf, type Tab, type Tabs } from './tabs.ts'

/** Leads a tab from one address to another. */
export type LeadTab = (path: string, from: string, to: string, move: AddressMove) => void

/** Notes the parameters that are a tab's own. */
export type ClaimNames = (path: string, names: readonly string[]) => void

/** The addresses of the open tabs, as their pages see and change them. */
export interface TabAddresses {
  /** That of a tab; the same one as long as the tab is there. */
  of(tab: Tab): PageAddress
  /** Reports where the tabs are now, and forgets those that are gone. */
  publish(tabs: Tabs): void
}

interface Entry {
  readonly address: PageAddress
  /** Takes where the tab is by the window. */
  readonly follow: (address: string) => void
}

export function createTabAddresses(lead: LeadTab, claim: ClaimNames): TabAddresses {
  const entries = new Map<string, Entry>()
  const find = (tab: Tab): Entry => {
    const entry = entries.get(tab.path) ?? createEntry(tab, lead, claim)
    entries.set(tab.path, entry)
    return entry
  }
  return {
    of: (tab) => find(tab).address,
    publish({ list }) {
      for (const path of [...entries.keys()]) if (!list.some((tab) => tab.path === path)) entries.delete(path)
      for (const tab of list) entries.get(tab.path)?.follow(addressOf(tab))
    },
  }
}

function createEntry(tab: Tab, lead: LeadTab, claim: ClaimNames): Entry {
  const listeners = new Set<() => void>()
  let current = addressOf(tab)
  let followed = current
  const change = (address: string) => {
    if (address === current) return
    current = address
    for (const listener of listeners) listener()
  }
  return {
    address: {
      current: () => current,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      claim: (names) => claim(tab.path, names),
      change(query, move) {
        const from = current
        const path = from.split('?', 1)[0] ?? ''
        const to = query === '' ? path : `${path}?${query}`
        if (to === from) return
        change(to)
        lead(tab.path, from, to, move)
      },
    },
    follow(address) {
      // The window comes after what a page changes: what it had before is no news.
      if (address === followed) return
      followed = address
      change(address)
    },
  }
}
