import { createContext, use } from 'react'
import type { Issue, ResolvedPage, Scope } from '../language/index.ts'
import type { OpenResult, PageOpening, StepProgress } from '../registry/index.ts'
import type { PageAddress } from './address/pageAddress.ts'
import type { FrontRequest } from './openedPage.ts'
import type { PageScript } from './scripts/pageScripts.ts'

/** One page as it is open now: in a tab, a dialog, a drawer. */
export interface PageInstance {
  readonly resolved: ResolvedPage
  readonly issues: readonly Issue[]
  readonly opening: PageOpening
  /** The names `query`, `route`, `user` and `record` of expressions. */
  readonly names: () => Scope
  /** Opens another page in front of this one. */
  readonly open: (request: FrontRequest) => Promise<OpenResult>
  /** Shows how far work on so many records is, in front of this page. */
  readonly startProgress: (total: number) => StepProgress
  /** The stored script of the page, where it has one. */
  readonly script?: PageScript
  /** The address of the tab of which the page is the page; a page in front of another one, or inside of it, has none. */
  readonly address?: PageAddress
  /** The record that was saved, of blocks that stand in place of a form once that is done. */
  readonly written?: Readonly<Record<string, unknown>>
  /** Closes the dialog, drawer or tab with a result. */
  readonly close: (result: unknown) => void
  /** Told of the record that a person presses; there where a page around this one does something then. */
  readonly onChoose?: (record: Readonly<Record<string, unknown>>) => void
  /**
   * Where the page stands: its buttons differ in a dialog. `part` is below the chosen record of another page, where the
   * page fills what it is given; `block` is among the blocks of another page, where it is as high as what it shows.
   */
  readonly place: 'tab' | 'dialog' | 'drawer' | 'plain' | 'part' | 'block'
}

const PageInstanceContext = createContext<PageInstance | null>(null)

export const PageInstanceProvider = PageInstanceContext.Provider

/** The page around a component of a kind or a widget. */
export function usePageInstance(): PageInstance {
  const instance = use(PageInstanceContext)
  if (!instance) throw new Error('No page: the component stands outside of a page.')
  return instance
}

/** The page around, where there is one. */
export const useMaybePageInstance = (): PageInstance | null => use(PageInstanceContext)
