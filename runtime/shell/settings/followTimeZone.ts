import { isObject, isTimeZone, offsetAt, setTimeZones, wireZone } from '../../language/index.ts'
import type { Store } from '../../session/index.ts'
import { settingsAtom } from './settingsAtom.ts'

/** The zone of this computer, by the name that its browser has for it. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const toZone = (value: unknown): string => (typeof value === 'string' && isTimeZone(value) ? value : wireZone)

/** Shows all times in the zone that the person chose, that of their computer otherwise, now and whenever they choose. */
export function followTimeZone(store: Store, served: unknown): void {
  const { wire, installation } = isObject(served) ? served : {}
  let own = browserZone()
  const follow = () => setTimeZones({ person: store.get(settingsAtom).timeZone || own })
  setTimeZones({ wire: toZone(wire), installation: toZone(installation) })
  follow()
  store.sub(settingsAtom, follow)
  const now = Date.now()
  // Only the name may change, for which nobody waits; where the clock is that of the wire no name has changed.
  if (offsetAt(now, own) === offsetAt(now, wireZone)) return
  import('./zoneNames.ts').then(
    ({ toPresentName }) => {
      own = toPresentName(own)
      follow()
    },
    () => undefined,
  )
}
