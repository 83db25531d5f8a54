import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { lazyPart, type OpenResult } from '../registry/index.ts'
import { InFront } from './InFront.tsx'
import type { OpenedPage, OpenedPagesState } from './openedPage.ts'
import type { PageHostProps } from './pageHostProps.ts'
import { usePageServices } from './pageServices.tsx'

let lastNumber = 0

/** Keeps the pages that a page opens, and gives the promise of what each closes with. */
export function useOpenedPages(): OpenedPagesState {
  const services = usePageServices()
  const [pages, setPages] = useState<readonly OpenedPage[]>([])
  const open = useCallback(
    (request: OpenedPage['request']) => {
      if (request.in === 'tab') {
        const { page, mode, title } = request
        // The address of a tab is all that is known of it once the browser was reloaded.
        const query = mode === 'add' ? request.query : { ...request.query, mode }
        services.openTab({ page, ...(query ? { query } : {}), ...(title ? { title } : {}) })
        return Promise.resolve<OpenResult>({ result: null })
      }
      return new Promise<OpenResult>((answer) => {
        lastNumber += 1
        const number = lastNumber
        setPages((before) => [...before, { number, request, answer }])
      })
    },
    [services],
  )
  const settle = useCallback((page: OpenedPage, result: OpenResult) => {
    setPages((before) => before.filter(({ number }) => number !== page.number))
    page.answer(result)
  }, [])
  return useMemo(() => ({ pages, open, settle }), [pages, open, settle])
}

const OpenedPageFrame = lazyPart(() => import('./OpenedPageFrame.tsx').then((chunk) => chunk.OpenedPageFrame), null)

interface OpenedPagesProps {
  readonly opened: OpenedPagesState
  /** Brings the opened pages to the screen: the host of the page that opened them, handed on as it imports this file. */
  readonly Host: ComponentType<PageHostProps>
}

/** Draws the dialogs and drawers in front of a page. */
export function OpenedPages({ opened, Host }: OpenedPagesProps) {
  return opened.pages.map((page) => (
    <InFront key={page.number} onFailed={() => opened.settle(page, null)}>
      <OpenedPageFrame page={page} Host={Host} onSettle={opened.settle} />
    </InFront>
  ))
}
