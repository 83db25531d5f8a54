import type { PageOpening } from '../registry/index.ts'
import type { PageInstance } from './pageInstance.tsx'

/** What brings a page to the screen. */
export interface PageHostProps {
  readonly pageId: string
  /** The address under which the page is open, as the name `route.path` of expressions. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly opening?: PageOpening
  readonly place?: PageInstance['place']
  readonly onClose?: (result: unknown) => void
  /** Told of the page's title once it is known. */
  readonly onTitle?: (title: string) => void
}
