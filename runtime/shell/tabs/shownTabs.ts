import { changeTab, findTab, keepOnly, openTab, replaceTab, type Tabs, type TabsChange } from './tabs.ts'

/** The open tabs with the one that is shown. */
export interface ShownTabs extends TabsChange {
  /** The address of a tab that was closed while it was shown, until the window has left it. */
  readonly leaving: string | null
}

export interface TabNavigation {
  /** The address of the window; null while the app is on its way to another one. */
  readonly path: string | null
  /** The tab that led there, when the address is that of something which was done in it. */
  readonly tab?: string | undefined
  /** Whether the address itself was wanted, as by the back button or a reload, and not just the tab that it leads to. */
  readonly isExact?: boolean
  /** A title that the opener of the address gave. */
  readonly title: string | undefined
  /** Whether the page belongs into the tab that is shown, where nothing would be lost in it. */
  readonly isInPlace?: boolean
  /** Whether one page is shown at a time. */
  readonly isSingle: boolean
  /** Whether a tab holds something that is not saved, and stays where others give way. */
  readonly hasUnsaved?: (path: string) => boolean
}

/** Follows the address of the window: its tab opens, unless it was just closed. The same object when nothing changes. */
export function followAddress(
  before: ShownTabs,
  { path, tab, isExact = false, title, isSingle, isInPlace = false, hasUnsaved = () => false }: TabNavigation,
): ShownTabs {
  const owner = path === null ? null : (tab ?? findTab(before.tabs, path)?.path ?? path)
  const arrived = owner === before.leaving ? null : owner
  const active = arrived ?? before.active
  const takesPlace = isInPlace && arrived !== null && arrived !== before.active && !hasUnsaved(before.active)
  const opened =
    arrived === null
      ? before.tabs
      : takesPlace
        ? replaceTab(before.tabs, before.active, arrived)
        : openTab(before.tabs, arrived, title)
  // A menu leads to a tab as it is; what says more of its page leads the tab there.
  const isWanted = isExact || tab !== undefined || (owner !== path && path?.includes('?'))
  const addressed =
    path !== null && arrived !== null && isWanted ? changeTab(opened, arrived, { address: path }) : opened
  const tabs = isSingle ? keepOnly(addressed, active, hasUnsaved) : addressed
  const leaving = arrived === null ? before.leaving : null
  return tabs === before.tabs && active === before.active && leaving === before.leaving
    ? before
    : { tabs, active, leaving }
}

/** Takes a change of the tabs; a shown tab that it closes stays closed while the window leaves it. */
export function applyChange(
  before: ShownTabs,
  { tabs, active }: { readonly tabs: Tabs; readonly active: string },
): ShownTabs {
  const isClosed = !tabs.list.some((tab) => tab.path === before.active)
  return { tabs, active, leaving: isClosed ? before.active : null }
}
