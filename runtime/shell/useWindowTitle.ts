import { useEffect } from 'react'
import { toWindowTitle } from './brand/brand.ts'
import { useBrand } from './brand/useBrand.ts'

/** Names the window after a page and the site or product; without a page, after the latter alone (specification 2.5). */
export function useWindowTitle(page: string | null): void {
  const title = toWindowTitle(page, useBrand())
  useEffect(() => {
    document.title = title
  }, [title])
}
