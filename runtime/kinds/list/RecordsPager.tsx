import { useMemo } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { Pager, type PagerTexts } from '../../table/index.ts'
import type { ListController } from './useListController.ts'

/** The texts of a pager in the language that is shown (specification 9: `a-b of N`). */
function usePagerTexts(isEstimated: boolean): PagerTexts {
  const translate = useTranslate()
  return useMemo(
    () => ({
      label: translate('list.pages'),
      range: (from, to, total) => translate(isEstimated ? 'list.totalAbout' : 'list.total', { from, to, total }),
      previous: translate('list.previousPage'),
      next: translate('list.nextPage'),
      page: (page) => translate('list.page', { page }),
      pageSize: translate('list.pageSize'),
      perPage: (size) => translate('list.perPage', { size }),
      jump: translate('list.jump'),
      jumpLabel: translate('list.jumpLabel'),
    }),
    [translate, isEstimated],
  )
}

/** Leads through the pages of a list or picker; a page that loads all of its records has none. */
export function RecordsPager({ controller }: { readonly controller: ListController }) {
  const { state, paging, setPage, keepSize } = controller
  const texts = usePagerTexts(state.isTotalEstimated === true)
  if (!paging || state.total === 0) return null
  const turn = (current: number, size: number) => {
    setPage(current, size)
    if (size !== paging.size) keepSize(size)
  }
  return (
    <Pager
      current={paging.current}
      pageSize={paging.size}
      sizes={paging.sizes}
      total={state.total}
      onChange={turn}
      texts={texts}
    />
  )
}
