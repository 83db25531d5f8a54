import { useCallback, useSyncExternalStore } from 'react'
import { parseJson, useSiblings } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'

/** The values of other fields as text, followed as they change; empty where the widget stands alone. */
export function useSiblingTexts(names: readonly string[]): readonly string[] {
  const siblings = useSiblings()
  const joined = JSON.stringify(names)
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = (parseJson(joined) as readonly string[]).map((name) => siblings?.subscribe(name, listener))
      return () => {
        for (const stop of leave) stop?.()
      }
    },
    [siblings, joined],
  )
  // One text for all of them, as a list would be another one each time.
  const texts = useSyncExternalStore(subscribe, () =>
    JSON.stringify(names.map((name) => toText(siblings?.get(name)).trim())),
  )
  return parseJson(texts) as readonly string[]
}
