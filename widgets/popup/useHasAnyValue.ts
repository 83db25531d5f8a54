import { useCallback, useSyncExternalStore } from 'react'
import { useSiblings } from '../../runtime/index.ts'

const isHeld = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Whether any of the other fields holds a value, followed as they change; false where the widget stands alone. */
export function useHasAnyValue(names: readonly string[]): boolean {
  const siblings = useSiblings()
  const joined = names.join(',')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = siblings ? joined.split(',').map((name) => siblings.subscribe(name, listener)) : []
      return () => {
        for (const end of ends) end()
      }
    },
    [siblings, joined],
  )
  return useSyncExternalStore(subscribe, () => names.some((name) => isHeld(siblings?.get(name))))
}
