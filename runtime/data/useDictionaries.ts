import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useData } from './context.tsx'
import type { DictionaryItem } from './dictionaryItems.ts'

const none: ReadonlyMap<string, readonly DictionaryItem[]> = new Map()

/** The items of several dictionaries by their codes, as far as they are there (wire contract 1.8). */
export function useDictionaries(codes: readonly string[]): ReadonlyMap<string, readonly DictionaryItem[]> {
  const { dictionaries } = useData()
  const combine = useCallback(
    (results: readonly { readonly data: readonly DictionaryItem[] | undefined }[]) =>
      codes.length === 0 ? none : new Map(codes.map((code, index) => [code, results[index]?.data ?? []])),
    [codes],
  )
  return useQueries({ queries: codes.map((code) => dictionaries.toQuery(code)), combine })
}
