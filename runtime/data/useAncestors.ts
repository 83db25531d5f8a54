import { useQuery } from '@tanstack/react-query'
import { type AncestorSource, fetchAncestors } from './ancestors.ts'
import { useData } from './context.tsx'
import type { WireRecord } from './recordsAnswer.ts'

const none: readonly WireRecord[] = []

/**
 * The records above those that a search found. Where they cannot be had, the found ones stand for themselves: a search
 * never fails for what is only around its matches.
 */
export function useAncestors(
  source: AncestorSource,
  found: readonly WireRecord[],
): { readonly records: readonly WireRecord[]; readonly isLoading: boolean } {
  const { client } = useData()
  const pairs = found.map((record) => [record[source.key], record[source.parent]])
  const { data, isFetching } = useQuery({
    queryKey: ['records', source.url, client.getLanguage(), source.parameters, 'ancestors', pairs] as const,
    queryFn: ({ signal }) => fetchAncestors(client, source, found, signal),
    enabled: found.length > 0,
  })
  return { records: data ?? none, isLoading: isFetching && data === undefined }
}
