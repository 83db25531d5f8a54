import { createContext, use } from 'react'
import type { Issue, ResolvedPage, Scope } from '../language/index.ts'
import type { OpenRequest, OpenResult, PageOpening, StepProgress } from '../registry/index.ts'
import type { PageScript } from './scripts/pageScripts.ts'

/** One page as it is open now: in a tab, a dialog, a drawer. */
export interface PageInstance {
  readonly resolved: ResolvedPage
  readonly issues: readonly Issue[]
  readonly opening: PageOpening
  /** The names `query`, `route`, `user` and `record` of expressions. */
  readonly names: () => Scope
  /** Opens another page in front of this one. */
  readonly open: (request: OpenRequest & Partial<PageOpening>) => Promise<OpenResult>
  /** Shows how far work on so many records is, in front of this page. */
  readonly startProgress: (total: number) => StepProgress
  /** The stored script of the page, where it has one. */
  readonly script?: PageScript
  /** Closes the dialog, drawer or tab with a result. */
  readonly close: (result: unknown) => void
  /**
   * Where the page stands: its buttons differ in a dialog. `part` is below the chosen record of another page, where the
   * page fills what it is given.
   */
  readonly place: 'tab' | 'dialog' | 'drawer' | 'plain' | 'part'
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
