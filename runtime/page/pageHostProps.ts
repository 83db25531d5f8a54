import type { PageOpening } from '../registry/index.ts'
import type { PageAddress } from './address/pageAddress.ts'
import type { PageInstance } from './pageInstance.tsx'

/** What brings a page to the screen. */
export interface PageHostProps {
  readonly pageId: string
  /** The address under which the page is open, as the name `route.path` of expressions. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** The named parts of the address, as the name `route.parameters` of expressions; `query` has them as well. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly opening?: PageOpening
  /** The address of its tab, where the page is what the tab shows. */
  readonly address?: PageAddress
  readonly place?: PageInstance['place']
  readonly onClose?: (result: unknown) => void
  /** Told of the record that a person presses in the page, in place of what the page does then. */
  readonly onChoose?: (record: Readonly<Record<string, unknown>>) => void
  /** Told of the page's title once it is known. */
  readonly onTitle?: (title: string) => void
}
