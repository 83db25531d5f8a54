import { useEffect, useMemo } from 'react'
import { useText, useTranslate } from '../../i18n/index.ts'
import { usePageInstance, usePageServices } from '../../page/index.ts'
import { type KindProps, useRegistry } from '../../registry/index.ts'
import { Pager, type PagerTexts } from '../../table/index.ts'
import { ColumnSettings } from './ColumnSettings.tsx'
import { EmptyList } from './EmptyList.tsx'
import { QueryBar } from './QueryBar.tsx'
import { RecordsTable } from './RecordsTable.tsx'
import { Toolbar } from './Toolbar.tsx'
import { toListColumns } from './tableColumns.tsx'
import { needsSelection, useActions } from './useActions.ts'
import { useListController } from './useListController.ts'
import './list.css'

/** The texts of a pager in the language that is shown (specification 9: `a-b of N`). */
export function usePagerTexts(): PagerTexts {
  const translate = useTranslate()
  return useMemo(
    () => ({
      label: translate('list.pages'),
      range: (from, to, total) => translate('list.total', { from, to, total }),
      previous: translate('list.previousPage'),
      next: translate('list.nextPage'),
      page: (page) => translate('list.page', { page }),
      pageSize: translate('list.pageSize'),
      perPage: (size) => translate('list.perPage', { size }),
      jump: translate('list.jump'),
      jumpLabel: translate('list.jumpLabel'),
    }),
    [translate],
  )
}

/** The columns of a records page in the language, and for the person, that are there now. */
export function useListColumns(controller: ReturnType<typeof useListController>) {
  const registry = useRegistry()
  const services = usePageServices()
  const { names } = usePageInstance()
  const text = useText()
  const { resolved } = controller
  const { choice } = controller.columnChoice
  return useMemo(
    () => toListColumns({ resolved, registry, choice, names: names(), text, hasAccess: services.hasAccess }),
    [resolved, registry, choice, names, text, services],
  )
}

const noActions = [] as const

/** A list page: query bar, toolbar, table, pager. */
export function ListView({ page: resolved }: KindProps<'list'>) {
  const { page } = resolved
  const text = useText()
  const { place } = usePageInstance()
  const controller = useListController(resolved, { isSingle: false })
  const columns = useListColumns(controller)
  const actions = useActions(controller)
  const pagerTexts = usePagerTexts()
  const { state, paging, setPage, selection } = controller
  const toolbar = page.toolbar ?? noActions
  const hasSelection = page.selection ?? needsSelection(toolbar)
  const title = text(page.title)

  // The last page may be gone after a deletion: the list then shows the page that is the last now.
  useEffect(() => {
    if (!paging || state.status !== 'empty' || state.total === 0 || paging.current === 1) return
    setPage(Math.ceil(state.total / paging.size), paging.size)
  }, [paging, state.status, state.total, setPage])

  return (
    <section className={`pw-list pw-list-${place}`} aria-label={title}>
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
      <div className="pw-list-card">
        <Toolbar
          buttons={actions.toButtons(toolbar)}
          selected={selection.keys.size}
          onClearSelection={selection.clear}
          onReload={() => void controller.reload()}
          isRefreshing={state.status === 'refreshing'}
          columnSettings={<ColumnSettings columns={columns} state={controller.columnChoice} />}
        />
        <div className="pw-list-table">
          <RecordsTable
            label={title}
            controller={controller}
            columns={columns}
            selection={hasSelection ? 'multiple' : undefined}
            rowActions={page.rowActions ?? noActions}
            actions={actions}
            empty={
              <EmptyList
                isFiltered={Object.values(controller.query).some((value) => value !== undefined && value !== '')}
              />
            }
          />
        </div>
        {paging && state.total > 0 && (
          <Pager
            current={paging.current}
            pageSize={paging.size}
            sizes={paging.sizes}
            total={state.total}
            onChange={setPage}
            texts={pagerTexts}
          />
        )}
      </div>
    </section>
  )
}
