import { type ReactNode, useEffect, useState } from 'react'
import { type Registry, useRegistry } from '../registry/index.ts'

/** Whether every one of the widgets is there. */
export const areLoaded = (registry: Registry, widgets: readonly string[]): boolean =>
  widgets.every((id) => !registry.widgetIds.includes(id) || registry.findWidget(id) !== undefined)

interface LazyPanelProps {
  /** The widgets of the panel's fields. */
  readonly widgets: readonly string[]
  readonly content: () => ReactNode
}

/** A panel whose widgets were not loaded with the page, as not everybody goes there. */
export function LazyPanel({ widgets, content }: LazyPanelProps) {
  const registry = useRegistry()
  const [isReady, setReady] = useState(() => areLoaded(registry, widgets))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (isReady) return
    registry.loadWidgets({ shown: widgets, edited: widgets }).then(() => setReady(true), setFailure)
  }, [registry, widgets, isReady])
  // The boundary around tells of it, and tries again.
  if (failure !== undefined) throw failure
  return isReady ? content() : <span className="pw-part" aria-busy />
}
