import type { SourceState } from './sourceState.ts'

/**
 * A source that is a formula over others, with what became of these: as long as one of them is on its way there is nothing
 * to say of the formula, and where one failed, its failure is that of the formula too.
 */
export function withOrigins(state: SourceState, origins: readonly (SourceState | undefined)[]): SourceState {
  const failed = origins.find((origin) => origin?.status === 'error' && origin.records.length === 0)
  if (failed !== undefined) {
    const reload = async () => {
      await Promise.all(origins.map((origin) => origin?.reload()))
    }
    return { ...state, status: 'error', failure: failed.failure, reload }
  }
  const isWaiting = origins.some((origin) => origin === undefined || origin.status === 'loading')
  return isWaiting && state.records.length === 0 ? { ...state, status: 'loading' } : state
}
