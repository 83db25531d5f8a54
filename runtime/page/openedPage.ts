import type { OpenRequest, OpenResult, PageOpening } from '../registry/index.ts'

/** What a page asks to be opened in front of it. */
export type FrontRequest = OpenRequest &
  Partial<PageOpening> & {
    /** Gets what closes the page from outside, once it is there: false when the person keeps what is not saved in it. */
    readonly onOpened?: (dismiss: () => Promise<boolean>) => void
  }

/** A page that stands in front of the page that opened it. */
export interface OpenedPage {
  readonly number: number
  readonly request: FrontRequest
  readonly answer: (result: OpenResult) => void
}

/** The pages in front of one page. */
export interface OpenedPagesState {
  readonly pages: readonly OpenedPage[]
  readonly open: (request: OpenedPage['request']) => Promise<OpenResult>
  readonly settle: (page: OpenedPage, result: OpenResult) => void
}
