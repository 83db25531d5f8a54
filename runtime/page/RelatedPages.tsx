import type { MouseEvent } from 'react'
import { useText, useTranslate } from '../i18n/index.ts'
import { Icon } from '../icons/index.ts'
import type { RelatedPage } from '../language/index.ts'
import { usePageServices } from './pageServices.tsx'
import './relatedPages.css'

interface RelatedPagesProps {
  readonly pages: readonly RelatedPage[]
  /** The id of the page that shows. */
  readonly current: string
}

/** Shows the page that one is on where there is no room for all. */
const reveal = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The way to the pages that belong together, above each of them. */
export function RelatedPages({ pages, current }: RelatedPagesProps) {
  const services = usePageServices()
  const text = useText()
  const translate = useTranslate()
  return (
    <nav ref={reveal} className="pw-related" aria-label={translate('page.related')}>
      {pages.map(({ page, label, icon }) => {
        const address = services.addressOf(page)
        const go = (event: MouseEvent) => {
          // A press with a key held asks the browser for a tab or a window.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          if (page !== current) services.navigate(address, { inPlace: true })
        }
        return (
          <a key={page} href={address} aria-current={page === current ? 'page' : undefined} onClick={go}>
            {icon && <Icon name={icon} />}
            {text(label)}
          </a>
        )
      })}
    </nav>
  )
}
