import { isObject, isTimeZone, setTimeZones, wireZone } from '../../language/index.ts'
import type { Store } from '../../session/index.ts'
import { settingsAtom } from './settingsAtom.ts'

/** The zone of this computer. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const toZone = (value: unknown): string => (typeof value === 'string' && isTimeZone(value) ? value : wireZone)

/** Shows all times in the zone that the person chose, that of their computer otherwise, now and whenever they choose. */
export function followTimeZone(store: Store, served: unknown): void {
  const { wire, installation } = isObject(served) ? served : {}
  const follow = () => setTimeZones({ person: store.get(settingsAtom).timeZone || browserZone() })
  setTimeZones({ wire: toZone(wire), installation: toZone(installation) })
  follow()
  store.sub(settingsAtom, follow)
}
