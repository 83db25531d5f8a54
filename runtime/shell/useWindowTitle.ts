import { useEffect } from 'react'
import { useTranslate } from '../i18n/index.ts'

/** Names the window after a page and the product; without a page, after the product alone (specification 2.5). */
export function useWindowTitle(page: string | null): void {
  const product = useTranslate()('shell.product')
  useEffect(() => {
    document.title = page ? `${page} - ${product}` : product
  }, [page, product])
}
