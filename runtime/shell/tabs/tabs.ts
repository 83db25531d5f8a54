/** One open page (specification 2.5). Its address with the query is its identity. */
export interface Tab {
  readonly path: string
  /** A title that is not the menu's, such as one that the opener gave. */
  readonly title?: string
  /** Counts the refreshes: a tab that is refreshed starts anew. */
  readonly revision: number
}

/** The open tabs in their order, and the home tab's address, which null means there is none. */
export interface Tabs {
  readonly list: readonly Tab[]
  readonly home: string | null
}

/** The tabs after a change, and the address that is then shown. */
export interface TabsChange {
  readonly tabs: Tabs
  readonly active: string
}

/** Why a tab stays: it is the home tab, or the last one. */
export type Refusal = 'home' | 'last'

export const isHomeTab = (tabs: Tabs, path: string): boolean => tabs.home !== null && path === tabs.home

/** Tabs of a person who has just come: the home tab, where there is one. */
export const createTabs = (home: string | null): Tabs => ({
  home,
  list: home === null ? [] : [{ path: home, revision: 0 }],
})

/** Adds a tab at the end; one that is open keeps its place and takes a new title. */
export function openTab(tabs: Tabs, path: string, title?: string): Tabs {
  const named = title === undefined ? {} : { title }
  const open = tabs.list.find((tab) => tab.path === path)
  if (open === undefined) return { ...tabs, list: [...tabs.list, { path, revision: 0, ...named }] }
  if (title === undefined || open.title === title) return tabs
  return { ...tabs, list: tabs.list.map((tab) => (tab === open ? { ...tab, ...named } : tab)) }
}

/** Shows another page in the place of a tab; where that page is open already, or the tab is home, it is as if opened. */
export function replaceTab(tabs: Tabs, old: string, path: string): Tabs {
  const isOpen = tabs.list.some((tab) => tab.path === path)
  if (isOpen || isHomeTab(tabs, old)) return openTab(tabs, path)
  return { ...tabs, list: tabs.list.map((tab) => (tab.path === old ? { path, revision: 0 } : tab)) }
}

/** Starts a tab anew. */
export const refreshTab = (tabs: Tabs, path: string): Tabs => ({
  ...tabs,
  list: tabs.list.map((tab) => (tab.path === path ? { ...tab, revision: tab.revision + 1 } : tab)),
})

/** Closes a tab. When it was shown, the one that takes its place is shown, else the one before it. */
export function closeTab(tabs: Tabs, path: string, active: string): TabsChange | Refusal {
  if (isHomeTab(tabs, path)) return 'home'
  if (tabs.list.length <= 1) return 'last'
  const place = tabs.list.findIndex((tab) => tab.path === path)
  if (place < 0) return { tabs, active }
  const list = tabs.list.toSpliced(place, 1)
  const next = list[Math.min(place, list.length - 1)]
  return { tabs: { ...tabs, list }, active: path === active && next ? next.path : active }
}

/** Puts a tab at a place, counted from 0; the home tab stays first, and nothing comes before it. */
export function moveTab(tabs: Tabs, path: string, place: number): Tabs {
  const from = placeOf(tabs, path)
  const first = tabs.list.findIndex((tab) => !isHomeTab(tabs, tab.path))
  const to = Math.max(first, Math.min(tabs.list.length - 1, place))
  const tab = tabs.list[from]
  if (tab === undefined || isHomeTab(tabs, path) || from === to) return tabs
  return { ...tabs, list: tabs.list.toSpliced(from, 1).toSpliced(to, 0, tab) }
}

/** Keeps the tabs for which the test holds, and always the home tab; the tab beside which others closed is then shown. */
function keepTabs(tabs: Tabs, beside: string, active: string, test: (place: number) => boolean): TabsChange {
  const list = tabs.list.filter((tab, place) => isHomeTab(tabs, tab.path) || test(place))
  return { tabs: { ...tabs, list }, active: list.some((tab) => tab.path === active) ? active : beside }
}

const placeOf = (tabs: Tabs, path: string): number => tabs.list.findIndex((tab) => tab.path === path)

export function closeOthers(tabs: Tabs, path: string, active: string): TabsChange {
  const own = placeOf(tabs, path)
  return own < 0 ? { tabs, active } : keepTabs(tabs, path, active, (place) => place === own)
}

export function closeLeft(tabs: Tabs, path: string, active: string): TabsChange {
  const own = placeOf(tabs, path)
  return own < 0 ? { tabs, active } : keepTabs(tabs, path, active, (place) => place >= own)
}

export function closeRight(tabs: Tabs, path: string, active: string): TabsChange {
  const own = placeOf(tabs, path)
  return own < 0 ? { tabs, active } : keepTabs(tabs, path, active, (place) => place <= own)
}

/** Keeps only the page that is shown, as on a mobile device, and those with something that is not saved. */
export function keepOnly(tabs: Tabs, path: string, hasUnsaved: (path: string) => boolean = () => false): Tabs {
  const list = tabs.list.filter((tab) => tab.path === path || hasUnsaved(tab.path))
  return list.length === tabs.list.length ? tabs : { ...tabs, list }
}

/** The tabs that a change closes. */
export const closedBy = (before: Tabs, after: Tabs): readonly string[] =>
  before.list.map((tab) => tab.path).filter((path) => !after.list.some((tab) => tab.path === path))
