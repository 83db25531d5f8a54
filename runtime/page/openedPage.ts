import type { OpenRequest, OpenResult, PageOpening } from '../registry/index.ts'

/** A page that stands in front of the page that opened it. */
export interface OpenedPage {
  readonly number: number
  readonly request: OpenRequest & Partial<PageOpening>
  readonly answer: (result: OpenResult) => void
}

/** The pages in front of one page. */
export interface OpenedPagesState {
  readonly pages: readonly OpenedPage[]
  readonly open: (request: OpenedPage['request']) => Promise<OpenResult>
  readonly settle: (page: OpenedPage, result: OpenResult) => void
}
