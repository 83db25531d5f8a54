import { useCallback, useEffect, useMemo } from 'react'
import { useText } from '../../i18n/index.ts'
import type { ListViewId } from '../../language/index.ts'
import { LiveNote } from '../../live/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { usePageInstance } from '../../page/index.ts'
import { type KindProps, lazyPart } from '../../registry/index.ts'
import { AtAddress } from './AtAddress.tsx'
import type { ListBlocksProps } from './blocks/ListBlocks.tsx'
import { ColumnSettings } from './ColumnSettings.tsx'
import { ViewToggle } from './cards/lazyLines.ts'
import { findFirstStep } from './EmptyList.tsx'
import { useExpansion } from './expansion/useExpansion.tsx'
import { useIsEdited } from './inlineEdit/WithInlineEdit.tsx'
import { ListAddress } from './ListAddress.tsx'
import { ListScript } from './lazyListScript.ts'
import type { ListLocation, ListStart } from './listLocation.ts'
import type { PartsPanelProps } from './parts/PartsPanel.tsx'
import { useChosenRecord } from './parts/useChosenRecord.ts'
import { QueryBar } from './QueryBar.tsx'
import { RecordsPager } from './RecordsPager.tsx'
import { toRecordClass } from './recordStyle.ts'
import type { ListTreeProps } from './sideTree/ListTree.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useActions } from './useActions.ts'
import { useListColumns } from './useListColumns.ts'
import { useListController } from './useListController.ts'
import { findListView, toShownView } from './views/index.ts'
import './list.css'

const ListBlocks = lazyPart<ListBlocksProps>(() => import('./blocks/ListBlocks.tsx').then((chunk) => chunk.ListBlocks))

const PartsPanel = lazyPart<PartsPanelProps>(() => import('./parts/PartsPanel.tsx').then((chunk) => chunk.PartsPanel))

const ListTree = lazyPart<ListTreeProps>(
  () => import('./sideTree/ListTree.tsx').then((chunk) => chunk.ListTree),
  <aside className="pw-list-tree" />,
)

const noActions = [] as const
const noViews = [] as const
const byPages = {}
const phoneViews = ['cards', 'table'] as const

/** A list page: query bar, toolbar, table, pager; where the page has them, a tree beside and parts of a record below. */
export function ListView({ page }: KindProps<'list'>) {
  return <AtAddress resolved={page}>{(start) => <RecordsList resolved={page} start={start} />}</AtAddress>
}

interface RecordsListProps {
  readonly resolved: KindProps<'list'>['page']
  readonly start: ListStart | undefined
}

function RecordsList({ resolved, start }: RecordsListProps) {
  const { page } = resolved
  const text = useText()
  const { place, names, script } = usePageInstance()
  const isEdited = useIsEdited({ resolved })
  const isMobile = useMedia(media.mobile)
  // What opens below a row, and cells that are edited, need the table.
  const hasLines = isMobile && !page.parts && !page.expand && !isEdited && (!page.views || page.views.includes('cards'))
  const views = page.views ?? (hasLines ? phoneViews : noViews)
  const stated = page.view ?? (hasLines ? 'cards' : undefined)
  const toRequest = useCallback(
    ({ view, current }: ListLocation) => findListView(toShownView(views, view, stated)).request?.(current) ?? byPages,
    [views, stated],
  )
  const controller = useListController(resolved, { isSingle: false, start, toRequest })
  const columns = useListColumns(controller)
  const actions = useActions(controller)
  const expansion = useExpansion(controller)
  const chosen = useChosenRecord(controller)
  const rowClass = useMemo(() => toRecordClass(page.rowTones, names), [page, names])
  const { state, paging, setPage, selection, columnChoice, location, go } = controller
  const view = toShownView(views, location.view, stated)
  // Cards have no place for a chosen one.
  const hasParts = chosen !== undefined && view === 'table'
  const toolbar = page.toolbar ?? noActions
  const buttons = actions.toToolbar(toolbar, controller)
  const hasSelection = page.selection ?? actions.needSelection(toolbar)
  const title = text(page.title)
  const emptyHint = page.empty === undefined ? undefined : text(page.empty)

  const chooseNode = (key: string | undefined) => {
    // What was ticked among other records would be meant no longer.
    selection.clear()
    go({ node: key, current: 1 })
  }
  const { component: View, request } = findListView(view)
  const chooseView = (next: ListViewId) => {
    columnChoice.change({ view: next })
    const hasPages = !request && !findListView(next).request
    go({ view: next, period: undefined, ...(hasPages ? {} : { current: 1 }) })
  }

  // The last page may be gone after a deletion: the list then shows the page that is the last now.
  useEffect(() => {
    if (!paging || state.status !== 'empty' || state.total === 0 || paging.current === 1) return
    setPage(Math.ceil(state.total / paging.size), paging.size, 'replace')
  }, [paging, state.status, state.total, setPage])

  return (
    <section
      className={`pw-list pw-list-${place}`}
      aria-label={title}
      data-lines={hasLines && view === 'cards' ? '' : undefined}
      data-tree={page.tree ? '' : undefined}
      data-parts={hasParts ? '' : undefined}
    >
      <ListAddress controller={controller} actions={actions} />
      {script?.isOn && <ListScript controller={controller} />}
      {page.tree && <ListTree options={page.tree} chosen={location.node} onChoose={chooseNode} />}
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
      {page.blocks && <ListBlocks blocks={page.blocks} controller={controller} />}
      <div className="pw-list-card">
        {(toolbar.length > 0 || place !== 'plain') && (
          <Toolbar
            buttons={buttons}
            dialogs={actions.dialogs}
            selected={selection.keys.size}
            onClearSelection={selection.clear}
            onReload={() => void controller.reload()}
            isRefreshing={state.status === 'refreshing'}
            columnSettings={
              <>
                {views.length > 1 && <ViewToggle views={views} view={view} onChange={chooseView} />}
                {view === 'table' && <ColumnSettings columns={columns} state={columnChoice} />}
              </>
            }
          />
        )}
        {controller.live && <LiveNote live={controller.live} />}
        <View
          label={title}
          controller={controller}
          columns={columns}
          hasSelection={hasSelection}
          rowActions={page.rowActions ?? noActions}
          actions={actions}
          recordClass={rowClass}
          emptyHint={emptyHint}
          firstStep={findFirstStep(buttons)}
          expansion={expansion}
          chosen={chosen}
        />
        <RecordsPager controller={controller} />
      </div>
      {hasParts && chosen && page.parts && <PartsPanel parts={page.parts} chosen={chosen} controller={controller} />}
    </section>
  )
}
