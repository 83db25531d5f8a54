import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallQuery } from './address.ts'
import type { Client } from './client.ts'
import { useData } from './context.tsx'
import type { Failure } from './failures.ts'

export interface AnswerRequest {
  readonly url: string
  readonly parameters: CallQuery
  /** False as long as the call is not to be made. */
  readonly enabled?: boolean
}

/** What one call gave, kept as it came; the value of an earlier call stays while another one runs or fails. */
export interface AnswerState {
  /** The result of the answer; undefined until there is one. */
  readonly result: unknown
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly failure: Failure | undefined
  /** When the result came, in milliseconds since 1970; 0 until it has. */
  readonly updatedAt: number
  /** When the last call ended, however it ended. */
  readonly endedAt: number
  /** Asks anew; a call that runs already is joined. */
  readonly reload: () => Promise<void>
}

/** The query of one call. It reports nothing: what shows the answer also shows why there is none. */
const toAnswerQuery = (client: Client, url: string, parameters: CallQuery) => ({
  queryKey: ['answer', url, client.getLanguage(), parameters] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    // A query must give something, and a server may give nothing.
    (await client.get(url, parameters, { signal, report: false })).result ?? null,
})

/** The result of a call of any form; everything on the screen that asks the same shares one call. */
export function useAnswer({ url, parameters, enabled = true }: AnswerRequest): AnswerState {
  const { client, toFailure } = useData()
  const query = useQuery({ ...toAnswerQuery(client, url, parameters), enabled, placeholderData: keepPreviousData })
  const { refetch } = query
  const reload = useCallback(async () => {
    await refetch({ cancelRefetch: false })
  }, [refetch])
  const failure = query.error && !query.isFetching ? toFailure(query.error) : undefined
  return {
    result: query.data,
    isLoading: enabled && query.data === undefined && !failure,
    isFetching: query.isFetching,
    failure: failure?.level === 'silent' ? undefined : failure,
    updatedAt: query.isPlaceholderData ? 0 : query.dataUpdatedAt,
    endedAt: Math.max(query.dataUpdatedAt, query.errorUpdatedAt),
    reload,
  }
}
