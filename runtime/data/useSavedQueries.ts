import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useData } from './context.tsx'
import type { Failure } from './failures.ts'
import { createSavedQueries, type SavedQuery, type SavedQueryPlace } from './savedQueries.ts'

/** The queries that a person keeps for a page, and what can be done with them. */
export interface SavedQueriesState {
  readonly status: 'loading' | 'ready' | 'error'
  readonly queries: readonly SavedQuery[]
  /** Whether this browser alone keeps them. */
  readonly isInBrowser: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
  readonly save: (query: SavedQuery) => Promise<void>
  readonly remove: (title: string) => Promise<void>
}

const none: readonly SavedQuery[] = []

/** The saved queries of a page; those of the server are asked anew each time that the dialog opens. */
export function useSavedQueries({ pageId, path }: SavedQueryPlace): SavedQueriesState {
  const { client, storage, getUser, toFailure } = useData()
  const kept = useMemo(() => createSavedQueries({ client, storage, getUser }), [client, storage, getUser])
  const place = useMemo(() => ({ pageId, path }), [pageId, path])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['savedQueries', getUser() ?? '', pageId, path],
    queryFn: () => kept.list(place),
  })
  const failure = error && !isFetching ? toFailure(error) : undefined
  return {
    status: failure ? 'error' : data ? 'ready' : 'loading',
    queries: data?.queries ?? none,
    isInBrowser: data?.isInBrowser ?? false,
    failure,
    retry: () => void refetch(),
    async save(query) {
      await kept.save(place, query)
      await refetch()
    },
    async remove(title) {
      await kept.remove(place, title)
      await refetch()
    },
  }
}
