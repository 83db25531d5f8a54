import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallQuery } from './address.ts'
import { useData } from './context.tsx'
import type { RecordsPage } from './recordsAnswer.ts'
import { toRecordsQuery } from './recordsQuery.ts'
import { type RecordsState, toRecordsState } from './recordsState.ts'
import { toWholeQuery } from './wholeRecords.ts'

export interface RecordsRequest {
  readonly url: string
  /** What `toListParameters` gives. */
  readonly parameters: CallQuery
  /** False as long as the list is not to be asked. */
  readonly enabled?: boolean
  /** Keeps the rows of the last question in sight while the next is answered. */
  readonly keepPrevious?: boolean
  /** Asks for the records of all pages at once. */
  readonly isWhole?: boolean
  /** Milliseconds for which an answer is taken again without a call; 0 when left out. */
  readonly freshFor?: number
}

/** The rows of a list as one of five states. */
export function useRecords({
  url,
  parameters,
  enabled = true,
  keepPrevious = false,
  isWhole = false,
  freshFor = 0,
}: RecordsRequest): RecordsState & {
  readonly retry: () => void
  /** Whether the rows are still those of the question before. */
  readonly isPrevious: boolean
  readonly isFetching: boolean
  /** When the rows came, in milliseconds since 1970. */
  readonly answeredAt: number
} {
  const { client, toFailure } = useData()
  const query = useQuery<RecordsPage>({
    ...(isWhole ? toWholeQuery : toRecordsQuery)(client, url, parameters),
    enabled,
    staleTime: freshFor,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  const { isPlaceholderData: isPrevious, isFetching, dataUpdatedAt: answeredAt } = query
  const retry = () => void query.refetch()
  return { ...toRecordsState(query, toFailure), retry, isPrevious, isFetching, answeredAt }
}
