import { useCallback, useState } from 'react'
import type { Paging } from './listPage.ts'

const keyOf = (person: string, pageId: string): string => `pagewright.pageSize.${person}.${pageId}`

/**
 * The records per page of a list, as a person chose them last; kept in the browser for each person. A size that the page
 * does not offer any more does not count. 0 where all records are loaded.
 */
export function usePageSize(
  person: string,
  pageId: string,
  paging: Paging | null,
): readonly [first: number, keep: (size: number) => void] {
  const key = keyOf(person, pageId)
  const [first] = useState(() => {
    const kept = Number(localStorage.getItem(key))
    return paging?.sizes.includes(kept) === true ? kept : (paging?.size ?? 0)
  })
  const keep = useCallback((size: number) => localStorage.setItem(key, String(size)), [key])
  return [first, keep]
}
