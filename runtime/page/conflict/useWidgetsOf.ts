import { useEffect, useState } from 'react'
import { widgetsOfField } from '../../form/index.ts'
import type { Field } from '../../language/index.ts'
import { useRegistry } from '../../registry/index.ts'

/**
 * Loads the widgets that show some fields, of which a page need not have drawn any yet. False until they are there, or could
 * not be loaded: values then show as they are stored.
 */
export function useWidgetsOf(fields: Readonly<Record<string, Field>>, names: readonly string[]): boolean {
  const registry = useRegistry()
  const [isReady, setReady] = useState(false)
  const shown = names.flatMap((name) => widgetsOfField(fields[name] ?? {})).join(' ')
  useEffect(() => {
    const load = registry.loadWidgets({ shown: shown.split(' ').filter(Boolean), edited: [] })
    void load.catch(() => undefined).then(() => setReady(true))
  }, [registry, shown])
  return isReady
}
