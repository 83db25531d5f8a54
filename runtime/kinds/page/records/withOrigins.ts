import type { RecordSource } from '../../../language/index.ts'
import type { PageStore } from '../store/pageStore.ts'
import { partsRead, sourcesOf } from '../store/partsRead.ts'
import type { SourceState } from './sourceState.ts'

/** What a formula over sources of the page came to, with what became of these. */
export function toFollowing(store: PageStore, source: RecordSource, state: SourceState): SourceState {
  const names = sourcesOf(partsRead(source)).filter((name) => store.needed().has(name))
  return withOrigins(state, names.map(store.source))
}

/**
 * A source that is a formula over others, with what became of these: as long as one of them is on its way there is nothing
 * to say of the formula, and where one failed, its failure is that of the formula too.
 */
export function withOrigins(state: SourceState, origins: readonly (SourceState | undefined)[]): SourceState {
  const failed = origins.find((origin) => origin?.failure && origin.records.length === 0)
  if (failed) return { ...state, status: 'error', failure: failed.failure, reload: failed.reload }
  const isWaiting = state.status === 'empty' && origins.some((origin) => !origin || origin.status === 'loading')
  return isWaiting ? { ...state, status: 'loading' } : state
}
