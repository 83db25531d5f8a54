import { type QueryObserverResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type BranchSource, createBranchLoader } from './branches.ts'
import { useData } from './context.tsx'
import type { Failure } from './failures.ts'
import type { WireRecord } from './recordsAnswer.ts'

/** What is known of the children of a record; children of an earlier answer stay while they are asked for again. */
export interface Branch {
  /** Undefined as long as no answer came. */
  readonly records: readonly WireRecord[] | undefined
  readonly isLoading: boolean
  /** Whether it is asked for, also where children of an earlier answer are here. */
  readonly isFetching: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

export interface Branches {
  /** The children that were asked for, by the keys of their parents. */
  readonly branches: ReadonlyMap<string, Branch>
  /** The children of a record as they came last, whether they are asked for now or were before. */
  readonly findKnown: (parent: string) => readonly WireRecord[] | undefined
}

/** Children that nobody looks at are remembered for half an hour, as a person closes and opens again. */
const remembered = 30 * 60_000

/**
 * The children of the records that are open. `toParents` names those records; it gets what is known already, as a
 * record is open only if those above it are.
 */
export function useBranches(
  source: BranchSource,
  toParents: (findKnown: Branches['findKnown']) => readonly string[],
): Branches {
  const { client, toFailure } = useData()
  const queryClient = useQueryClient()
  const language = client.getLanguage()
  const load = useMemo(() => createBranchLoader(client, source), [client, source])
  const toKey = useCallback(
    (parent: string) => ['records', source.url, language, source.parameters, 'branch', source.parent, parent] as const,
    [source, language],
  )
  const findKnown = useCallback(
    (parent: string) => queryClient.getQueryData<readonly WireRecord[]>(toKey(parent)),
    [queryClient, toKey],
  )
  const parents = toParents(findKnown)
  const names = JSON.stringify(parents)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same parents in a new list change nothing
  const combine = useCallback(
    (results: readonly QueryObserverResult<readonly WireRecord[]>[]): ReadonlyMap<string, Branch> =>
      new Map(parents.flatMap((parent, index) => toBranch(parent, results[index], toFailure))),
    [names, toFailure],
  )
  const queries = useQueries({
    queries: parents.map((parent) => ({
      queryKey: toKey(parent),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => load(parent, signal),
      staleTime: remembered,
      gcTime: remembered,
    })),
    combine,
  })
  return useMemo(() => ({ branches: queries, findKnown }), [queries, findKnown])
}

function toBranch(
  parent: string,
  result: QueryObserverResult<readonly WireRecord[]> | undefined,
  toFailure: (error: unknown) => Failure,
): readonly (readonly [string, Branch])[] {
  if (!result) return []
  const failure = result.error && !result.isFetching ? toFailure(result.error) : undefined
  return [
    [
      parent,
      {
        records: result.data,
        isLoading: result.isFetching && result.data === undefined,
        isFetching: result.isFetching,
        failure: failure?.level === 'silent' ? undefined : failure,
        retry: () => void result.refetch(),
      },
    ],
  ]
}
