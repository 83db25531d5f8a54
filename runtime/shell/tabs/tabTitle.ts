import type { Translate } from '../../i18n/index.ts'
import type { Destination } from '../routing/destination.ts'
import type { Tab } from './tabs.ts'

/** What a tab is called, and whether its address stands for a name that nobody knows. */
export interface TabTitle {
  readonly title: string
  readonly isKnown: boolean
}

/**
 * What a tab is called: as its opener said, as the menu says, as its page says, as it was called under the same address
 * before (specification 2.5). Where nobody knows, an address that leads nowhere any more says so.
 */
export function toTabTitle(
  tab: Tab,
  destination: Destination,
  translate: Translate,
  findKept: (path: string) => string | undefined,
): TabTitle {
  if (destination.kind === 'status') return { title: translate(`shell.status.${destination.code}`), isKnown: false }
  const route = 'route' in destination ? destination.route : null
  const known = tab.title ?? route?.title ?? findKept(tab.path)
  if (known !== undefined) return { title: known, isKnown: true }
  const isGone = destination.kind === 'missing'
  return { title: isGone ? translate('shell.status.404') : tab.path, isKnown: false }
}
