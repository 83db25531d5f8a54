import { useCallback } from 'react'
import { useData } from '../context.tsx'
import { toTextKey, useTexts } from './useTexts.ts'

/** The texts of keys of a table read as a dictionary, `table,text,code` (specification 7.2, wire contract 1.8). */
export function useTableTexts(code: string, keys: readonly string[]): readonly string[] {
  return useTexts(useData().dictionaries.loadTexts, code, keys)
}

/** Keeps a text that is known already, such as that of a record which was just chosen. */
export function useKeepTableText(code: string): (key: string, text: string) => void {
  const { client, queryClient } = useData()
  return useCallback(
    (key, text) => queryClient.setQueryData(toTextKey(client.getLanguage(), code, key), text),
    [client, queryClient, code],
  )
}
