import type { Translate } from '../../i18n/index.ts'
import type { Destination } from '../routing/destination.ts'
import type { Tab } from './tabs.ts'

/** What a tab is called: as its opener said, as the menu says, as its page says, else its address. */
export function toTabTitle(tab: Tab, destination: Destination, translate: Translate): string {
  if (destination.kind === 'status') return translate(`shell.status.${destination.code}`)
  const route = 'route' in destination ? destination.route : null
  return tab.title ?? route?.title ?? tab.path
}
