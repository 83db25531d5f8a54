import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { RecordSource } from '../../../language/index.ts'
import { useSource } from '../records/useSource.ts'
import type { BlocksController } from '../useBlocksController.ts'
import { neededPart } from './pageStore.ts'
import { usePageNames } from './usePageNames.ts'

export interface SourceHostsProps {
  readonly controller: BlocksController
  readonly sources: Readonly<Record<string, RecordSource>>
}

/** Asks the sources of a page, each once and only where somebody needs it. It draws nothing. */
export function SourceHosts({ controller, sources }: SourceHostsProps) {
  const { store } = controller
  useSyncExternalStore(store.subscribe, () => store.version([neededPart]))
  return [...store.needed()].map((name) => {
    const source = sources[name]
    return source === undefined ? null : <SourceHost key={name} name={name} source={source} controller={controller} />
  })
}

const noFilters = [] as const

interface SourceHostProps {
  readonly name: string
  readonly source: RecordSource
  readonly controller: BlocksController
}

function SourceHost({ name, source, controller }: SourceHostProps) {
  const names = usePageNames(controller, source, true)
  const { store, filters, register } = controller
  const isFilterable = 'filterable' in source && source.filterable === true
  const state = useSource({ source, names, filters: isFilterable ? filters : noFilters, enabled: true, store })
  useLayoutEffect(() => store.setSource(name, state), [store, name, state])
  const { reload } = state
  useLayoutEffect(() => register(`sources.${name}`, reload), [register, name, reload])
  return null
}
