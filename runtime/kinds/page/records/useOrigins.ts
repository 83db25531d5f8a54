import { useMemo, useSyncExternalStore } from 'react'
import type { RecordSource } from '../../../language/index.ts'
import type { PageStore } from '../store/pageStore.ts'
import { partsRead, sourcesOf } from '../store/partsRead.ts'
import type { SourceState } from './sourceState.ts'
import { withOrigins } from './withOrigins.ts'

/** What a source came to, with what became of the sources of the page from which it follows, where it is a formula. */
export function useOrigins(store: PageStore, source: RecordSource | undefined, state: SourceState): SourceState {
  const names = useMemo(() => (source && 'rows' in source ? sourcesOf(partsRead(source)) : []), [source])
  const version = useSyncExternalStore(store.subscribe, () => store.version(names.map((name) => `sources.${name}`)))
  return useMemo(() => {
    // Other origins for another version.
    void version
    const asked = names.filter((name) => store.needed().has(name))
    return asked.length === 0 ? state : withOrigins(state, asked.map(store.source))
  }, [names, state, store, version])
}
