import { useCallback } from 'react'
import { useData } from '../../runtime/index.ts'
import { cleanFragment } from './cleanHtml.ts'
import './prose.css'
import { toPictureUrl } from './textAddresses.ts'
import { useIsDark } from './useIsDark.ts'

/** HTML of a record as a page shows it: cleaned, with its pictures and links as they should be. */
export function SafeHtml({ html }: { readonly html: string }) {
  const { staticUrl } = useData()
  const isDark = useIsDark()
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const fragment = cleanFragment(html, (source) => toPictureUrl(source, staticUrl))
      for (const picture of fragment.querySelectorAll('img')) {
        picture.loading = 'lazy'
        picture.referrerPolicy = 'no-referrer'
        picture.alt ||= ''
      }
      for (const { style } of fragment.querySelectorAll<HTMLElement>('[style]')) {
        if (style.color) style.setProperty('--pw-ink', style.color)
        if (style.backgroundColor) style.setProperty('--pw-ground', style.backgroundColor)
      }
      element.replaceChildren(fragment)
    },
    [html, staticUrl],
  )
  return <div ref={fill} className="pw-prose" data-dark={isDark || undefined} />
}
