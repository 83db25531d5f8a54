import { useTranslate } from '../../i18n/index.ts'
import type { AppMap } from '../routing/appMap.ts'
import { findDestination } from '../routing/destination.ts'
import { useWindowTitle } from '../useWindowTitle.ts'
import type { Tab } from './tabs.ts'
import { type TabTitle, toTabTitle } from './tabTitle.ts'
import type { OpenTabs } from './useTabs.ts'

interface ShownTabOptions {
  readonly map: AppMap
  /** What an address was called before, where the frame keeps that. */
  readonly findKept?: (path: string) => string | undefined
  /** Whether the tab is home, after which no window is named. */
  readonly isHome?: boolean
}

/** The tab that is shown, and what tabs are called. */
interface ShownTab extends TabTitle {
  /** Undefined while the address is still on its way to a tab. */
  readonly shown: Tab | undefined
  readonly titleOf: (tab: Tab) => string
}

const nothing: TabTitle = { title: '', isKnown: false }
const findNone = () => undefined

/** The open tab of a frame that is shown, after which the window is named (specification 2.5). */
export function useShownTab(
  { tabs, active }: Pick<OpenTabs, 'tabs' | 'active'>,
  { map, findKept = findNone, isHome = false }: ShownTabOptions,
): ShownTab {
  const translate = useTranslate()
  const namesOf = (tab: Tab) => toTabTitle(tab, findDestination(map, tab.path), translate, findKept)
  const shown = tabs.list.find((tab) => tab.path === active)
  const names = shown ? namesOf(shown) : nothing
  useWindowTitle(isHome || names.title === '' ? null : names.title)
  return { ...names, shown, titleOf: (tab) => namesOf(tab).title }
}
