import { useQueries } from '@tanstack/react-query'
import { useData } from '../context.tsx'
import type { Failure } from '../failures.ts'
import {
  type LinkedOption,
  type LinkedSource,
  linkedParents,
  toLinkedOptions,
  toLinkedParameters,
} from './linkedOptions.ts'

/** The options of one level. */
export interface LinkedLevel {
  /** `idle` as long as the value above it is not chosen. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly options: readonly LinkedOption[]
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** As long as servers of the family keep tables that are read as dictionaries (wire contract 1.1). */
const lifetime = 5 * 60 * 1000

const none: readonly LinkedOption[] = []
const idle: LinkedLevel = { status: 'idle', options: none, failure: undefined, retry: () => {} }

/**
 * The options of linked drop-downs, level by level (specification 7.2, wire contract 1.13): `above` are the values chosen
 * from the top down, and level n shows what stands below the n-th of them.
 */
export function useLinkedOptions(
  source: LinkedSource,
  above: readonly string[],
  isWanted = true,
): readonly LinkedLevel[] {
  const { client, queryClient, toFailure } = useData()
  const toKey = (parent: string | undefined) =>
    ['dictionary', 'table', 'linked', client.getLanguage(), source, parent ?? null] as const
  const known = new Map<string | undefined, readonly LinkedOption[] | undefined>()
  const parents = linkedParents(above, (parent) => {
    if (!known.has(parent)) known.set(parent, queryClient.getQueryData<readonly LinkedOption[]>(toKey(parent)))
    return known.get(parent)
  })
  const queries = useQueries({
    queries: parents.map((parent) => ({
      queryKey: toKey(parent),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const parameters = toLinkedParameters(source, parent)
        const { result } = await client.get('/online/cgform/api/querySelectOptions', parameters, {
          signal,
          report: false,
        })
        return toLinkedOptions(result)
      },
      staleTime: lifetime,
      enabled: isWanted,
    })),
  })
  return [undefined, ...above].map((_value, index) => {
    const query = queries[index]
    if (!query) return idle
    const retry = () => void query.refetch()
    if (query.data) return { status: 'ready', options: query.data, failure: undefined, retry }
    const failure = query.error && !query.isFetching ? toFailure(query.error) : undefined
    return { status: failure ? 'error' : query.isFetching ? 'loading' : 'idle', options: none, failure, retry }
  })
}
