import { Tracker } from '@formily/reactive'
import { type FunctionComponent, memo, useState, useSyncExternalStore } from 'react'

/** What one drawn component reads of forms, and the callback that runs when that changes. */
function createReads() {
  let version = 0
  const listeners = new Set<() => void>()
  const tracker = new Tracker(() => {
    version += 1
    for (const listener of [...listeners]) listener()
  })
  return {
    track: <T,>(draw: () => T): T => tracker.track(draw),
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Draws a component again when what it read of a form changes, and only then. Formily's own observer ends what it
 * follows when effects end, and so shows nothing new after a hidden tab has come back; this one does not.
 */
export function observing<Props extends object>(Component: FunctionComponent<Props>): FunctionComponent<Props> {
  function Observing(props: Props) {
    const [reads] = useState(createReads)
    useSyncExternalStore(reads.subscribe, reads.version)
    return reads.track(() => Component(props))
  }
  Observing.displayName = Component.name
  return memo(Observing) as unknown as FunctionComponent<Props>
}
