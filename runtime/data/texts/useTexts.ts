import { useQueries } from '@tanstack/react-query'
import { useData } from '../context.tsx'
import { type LoadTexts, loadText } from './textBatch.ts'

/** As long as servers of the family keep tables that are read as dictionaries (wire contract 1.1). */
const lifetime = 5 * 60 * 1000

/** Under the name of tables read as dictionaries, so that texts are asked anew when records change. */
export const toTextKey = (language: string, code: string, key: string) =>
  ['dictionary', 'table', 'text', language, code, key] as const

/**
 * The texts of keys by a loader, in their order: an empty one while it is awaited, as a person can do nothing with a key;
 * the key where no text comes.
 */
export function useTexts(load: LoadTexts, code: string, keys: readonly string[]): readonly string[] {
  const { client } = useData()
  const requested = [...new Set(keys)]
  const queries = useQueries({
    queries: requested.map((key) => ({
      queryKey: toTextKey(client.getLanguage(), code, key),
      queryFn: () => loadText(load, code, key),
      staleTime: lifetime,
    })),
  })
  return keys.map((key) => {
    const { data, isLoading = false } = queries[requested.indexOf(key)] ?? {}
    return data === undefined && isLoading ? '' : data || key
  })
}
