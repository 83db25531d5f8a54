import { useMemo, useSyncExternalStore } from 'react'
import type { BlockSource, RecordSource, Scope } from '../../../language/index.ts'
import type { BlocksController } from '../useBlocksController.ts'
import type { SourceState } from './sourceState.ts'
import { useSource } from './useSource.ts'

interface BlockSourceRequest {
  readonly controller: BlocksController
  /** What the block says; undefined for one that reads what is around it. */
  readonly source: BlockSource | undefined
  readonly refresh?: number | undefined
  readonly names: Scope
  readonly enabled: boolean
}

const noReload = async () => {}

const waiting: SourceState = {
  ...{ status: 'loading', records: [], total: 0, failure: undefined, updatedAt: 0 },
  ...{ reload: noReload, further: undefined, live: undefined },
}

/**
 * The records of a block: of the source of the page that it names, of its own, of the page's, or the record of the place
 * where it stands.
 */
export function useBlockSource({ controller, source, refresh, names, enabled }: BlockSourceRequest): SourceState {
  const { store, filters, resolved } = controller
  const name = typeof source === 'string' ? source : undefined
  const around = source === undefined ? controller.around : undefined
  const own = useMemo<RecordSource | undefined>(() => {
    if (typeof source === 'object') return source
    if (source !== undefined || around !== undefined || resolved.source === undefined) return undefined
    // What the query bar asks is about the records of the page.
    return { ...resolved.source, filterable: true }
  }, [source, around, resolved.source])
  const isFilterable = own !== undefined && (controller.isInList || ('filterable' in own && own.filterable === true))
  const ofOwn = useSource({ source: own, refresh, names, filters: isFilterable ? filters : noFilters, enabled, store })
  const named = useSyncExternalStore(store.subscribe, () => (name === undefined ? undefined : store.source(name)))
  const given = useMemo<SourceState | undefined>(
    () =>
      around && { ...waiting, status: around.length === 0 ? 'empty' : 'ready', records: around, total: around.length },
    [around],
  )
  if (name !== undefined) return named ?? waiting
  return given ?? ofOwn
}

const noFilters = [] as const
