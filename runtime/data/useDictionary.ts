import { useQuery } from '@tanstack/react-query'
import { useData } from './context.tsx'
import type { DictionaryParameters } from './dictionaries.ts'
import type { DictionaryItem } from './dictionaryItems.ts'
import type { Failure } from './failures.ts'

export type DictionaryResult = { readonly items: readonly DictionaryItem[]; readonly retry: () => void } & (
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'error'; readonly failure: Failure }
)

const noItems: readonly DictionaryItem[] = []

/** The items of a dictionary: of a plain code, or of a table as `table,text,code` (wire contract 1.8). */
export function useDictionary(code: string, parameters?: DictionaryParameters): DictionaryResult {
  const { dictionaries, toFailure } = useData()
  const { data, error, refetch } = useQuery(dictionaries.toQuery(code, parameters))
  const retry = () => void refetch()
  if (data) return { status: 'ready', items: data, retry }
  return error
    ? { status: 'error', failure: toFailure(error), items: noItems, retry }
    : { status: 'loading', items: noItems, retry }
}
