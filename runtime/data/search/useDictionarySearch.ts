import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useData } from '../context.tsx'
import type { DictionaryItem } from '../dictionaryItems.ts'
import type { Failure } from '../failures.ts'
import { createLatestSearch } from './latestSearch.ts'

/** Milliseconds after the last key, by where the search stands (specification 9). */
export const searchWaits = { form: 800, list: 300 } as const

export interface DictionarySearchOptions {
  readonly pageSize?: number | undefined
  /** A form when left out; query bars of lists wait less. */
  readonly place?: keyof typeof searchWaits
}

/** Items of one answer (specification 7.2). */
const defaultPageSize = 10

export interface DictionarySearch {
  /** The keyword that the items are the answer to. */
  readonly keyword: string
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly items: readonly DictionaryItem[]
  readonly failure: Failure | undefined
  readonly type: (text: string) => void
  readonly retry: () => void
}

/** Searches a table that is read as a dictionary, while somebody types (specification 4 and 9, wire contract 1.8). */
export function useDictionarySearch(
  code: string,
  { pageSize = defaultPageSize, place = 'form' }: DictionarySearchOptions = {},
): DictionarySearch {
  const { dictionaries, toFailure } = useData()
  const search = useMemo(
    () =>
      createLatestSearch({
        wait: searchWaits[place],
        ask: (keyword, signal) => dictionaries.search(code, keyword, { pageSize, signal }),
      }),
    [dictionaries, code, pageSize, place],
  )
  const { keyword, status, items, error } = useSyncExternalStore(search.subscribe, search.state)
  useEffect(() => search.end, [search])
  const failure = status === 'error' ? toFailure(error) : undefined
  return { keyword, status, items, failure, type: search.type, retry: search.retry }
}
