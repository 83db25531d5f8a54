/** One open page (specification 2.5). The address with the query by which it was opened is its identity. */
export interface Tab {
  readonly path: string
  /** Its address now, where what is done in it has led to another one, such as that of a filtered list. */
  readonly address?: string
  /** The parameters by which its page says where it is: an address that differs in no others is that of the same tab. */
  readonly own?: readonly string[]
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

/** The address that shows a tab as it is now. */
export const addressOf = ({ path, address }: Tab): string => address ?? path

/** An address without some of its parameters. */
function without(address: string, names: readonly string[]): string {
  const [path, query] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  for (const name of names) parameters.delete(name)
  return `${path}?${parameters}`
}

/** The tab that an address leads to: the one that was opened by it, else one that is there now or can go there. */
export const findTab = ({ list }: Tabs, address: string): Tab | undefined =>
  list.find(({ path }) => path === address) ??
  list.find((tab) => addressOf(tab) === address) ??
  list.find(({ path, own }) => own && without(path, own) === without(address, own))

/** Notes where a tab is now, or which parameters are its own. */
export function changeTab(tabs: Tabs, path: string, change: Pick<Tab, 'address' | 'own'>): Tabs {
  const tab = tabs.list.find((each) => each.path === path)
  if (!tab) return tabs
  const changed = { ...tab, ...change }
  if (addressOf(changed) === addressOf(tab) && String(changed.own) === String(tab.own)) return tabs
  return { ...tabs, list: tabs.list.map((each) => (each === tab ? changed : each)) }
}

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
