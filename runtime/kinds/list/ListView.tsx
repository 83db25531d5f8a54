import { useEffect } from 'react'
import { useText } from '../../i18n/index.ts'
import { usePageInstance } from '../../page/index.ts'
import type { KindProps } from '../../registry/index.ts'
import { ColumnSettings } from './ColumnSettings.tsx'
import { QueryBar } from './QueryBar.tsx'
import { RecordsPager } from './RecordsPager.tsx'
import { RecordsTable } from './RecordsTable.tsx'
import { Toolbar } from './Toolbar.tsx'
import { needsSelection, useActions } from './useActions.ts'
import { useListColumns } from './useListColumns.ts'
import { useListController } from './useListController.ts'
import './list.css'

const noActions = [] as const

/** A list page: query bar, toolbar, table, pager. */
export function ListView({ page: resolved }: KindProps<'list'>) {
  const { page } = resolved
  const text = useText()
  const { place } = usePageInstance()
  const controller = useListController(resolved, { isSingle: false })
  const columns = useListColumns(controller)
  const actions = useActions(controller)
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
          />
        </div>
        <RecordsPager controller={controller} />
      </div>
    </section>
  )
}
