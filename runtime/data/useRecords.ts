import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallQuery } from './address.ts'
import { useData } from './context.tsx'
import { toRecordsQuery } from './recordsQuery.ts'
import { type RecordsState, toRecordsState } from './recordsState.ts'

export interface RecordsRequest {
  readonly url: string
  /** What `toListParameters` gives. */
  readonly parameters: CallQuery
  /** False as long as the list is not to be asked. */
  readonly enabled?: boolean
  /** Keeps the rows of the last question in sight while the next is answered. */
  readonly keepPrevious?: boolean
}

/** The rows of a list as one of five states. */
export function useRecords({ url, parameters, enabled = true, keepPrevious = false }: RecordsRequest): RecordsState & {
  readonly retry: () => void
} {
  const { client, toFailure } = useData()
  const query = useQuery({
    ...toRecordsQuery(client, url, parameters),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  return { ...toRecordsState(query, toFailure), retry: () => void query.refetch() }
}
