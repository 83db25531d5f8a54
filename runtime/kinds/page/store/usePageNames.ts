import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Scope } from '../../../language/index.ts'
import type { BlocksController } from '../useBlocksController.ts'
import { partsRead, sourcesOf } from './partsRead.ts'

/**
 * The names of formulas for a piece of the document, as they are now: it is drawn again when what it reads of the state or
 * of a source changes. Sources that it reads are asked for once it is enabled.
 */
export function usePageNames(controller: BlocksController, piece: object, enabled: boolean): Scope {
  const { store, names } = controller
  const parts = useMemo(() => partsRead(piece), [piece])
  useEffect(() => {
    if (enabled) store.need(sourcesOf(parts))
  }, [enabled, store, parts])
  const version = useSyncExternalStore(store.subscribe, () => store.version(parts))
  return useMemo(() => {
    // Other names for another version: what the store gives has changed.
    void version
    return { ...names, state: store.state(), sources: store.sources() }
  }, [names, store, version])
}
