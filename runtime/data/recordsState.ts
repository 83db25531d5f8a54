import type { Failure } from './failures.ts'
import type { RecordsPage } from './recordsAnswer.ts'

/** What a list shows: rows of an earlier answer stay in sight while others are fetched and when that fails. */
export type RecordsState = RecordsPage &
  (
    | { readonly status: 'loading' | 'ready' | 'refreshing' | 'empty' }
    | { readonly status: 'error'; readonly failure: Failure }
  )

/** The part of a query's result that decides the state. */
export interface QueryFacts<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly isFetching: boolean
}

type ToFailure = (error: unknown) => Failure

const noRecords: RecordsPage = { records: [], total: 0 }

/** A list that is not asked yet, and a call that was given up, have nothing to show and no failure to tell. */
export function toRecordsState(
  { data, error, isFetching }: QueryFacts<RecordsPage>,
  toFailure: ToFailure,
): RecordsState {
  const page = data ?? noRecords
  if (isFetching) return { ...page, status: data ? 'refreshing' : 'loading' }
  const failure = error ? toFailure(error) : null
  if (failure && failure.level !== 'silent') return { ...page, status: 'error', failure }
  return { ...page, status: page.records.length === 0 ? 'empty' : 'ready' }
}
