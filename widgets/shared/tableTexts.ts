import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useData } from '../../runtime/index.ts'
import { loadTableText } from './tableTextBatch.ts'

/** As long as servers of the family keep tables that are read as dictionaries (wire contract 1.1). */
const lifetime = 5 * 60 * 1000

const toQueryKey = (language: string, code: string, key: string) =>
  ['dictionary', 'table', 'text', language, code, key] as const

/** The texts of keys of a table read as a dictionary; a key shows itself until its text is there (wire contract 1.8). */
export function useTableTexts(code: string, keys: readonly string[]): readonly string[] {
  const { client, dictionaries } = useData()
  const queries = useQueries({
    queries: keys.map((key) => ({
      queryKey: toQueryKey(client.getLanguage(), code, key),
      queryFn: () => loadTableText(dictionaries, code, key),
      staleTime: lifetime,
    })),
  })
  return keys.map((key, index) => queries[index]?.data ?? key)
}

/** Keeps a text that is known already, such as that of a record which was just chosen. */
export function useKeepTableText(code: string): (key: string, text: string) => void {
  const { client, queryClient } = useData()
  return useCallback(
    (key, text) => queryClient.setQueryData(toQueryKey(client.getLanguage(), code, key), text),
    [client, queryClient, code],
  )
}
