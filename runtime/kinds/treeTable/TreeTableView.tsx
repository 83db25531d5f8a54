import { useCallback, useEffect, useMemo } from 'react'
import { toParameterText } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { LiveNote } from '../../live/index.ts'
import { InFront, usePageInstance } from '../../page/index.ts'
import { type DataRecord, type KindProps, lazyPart } from '../../registry/index.ts'
import {
  AtAddress,
  ColumnSettings,
  ListAddress,
  ListScript,
  type ListStart,
  QueryBar,
  RecordsPager,
  RecordsTable,
  Toolbar,
  toRecordClass,
  useListColumns,
  useNameColumn,
  useOpening,
  WithInlineEdit,
} from '../list/index.ts'
import { MadeMoveNotice } from './moving/MadeMoveNotice.tsx'
import { useDragging } from './moving/useDragging.ts'
import { useMoving } from './moving/useMoving.ts'
import { TreeButtons } from './TreeButtons.tsx'
import { TreeProvider } from './TreeContext.tsx'
import { useTreeActions } from './useTreeActions.ts'
import { useTreeColumns } from './useTreeColumns.tsx'
import { useTreeController } from './useTreeController.ts'
import './treeTable.css'

const MoveDialog = lazyPart(() => import('./moving/MoveDialog.tsx').then((chunk) => chunk.MoveDialog), null)
const noActions = [] as const

/** A tree table: a list in which children show below their parents (specification 3 and 7.3). */
export function TreeTableView({ page }: KindProps<'treeTable'>) {
  return <AtAddress resolved={page}>{(start) => <RecordsTree resolved={page} start={start} />}</AtAddress>
}

interface RecordsTreeProps {
  readonly resolved: KindProps<'treeTable'>['page']
  readonly start: ListStart | undefined
}

function RecordsTree({ resolved, start }: RecordsTreeProps) {
  const { page, key, display } = resolved
  const text = useText()
  const { place, names, script } = usePageInstance()
  const controller = useTreeController(resolved, start)
  const { list, shape, notes, places, isPartlyTicked } = controller
  const rowActions = page.rowActions ?? noActions
  const toolbar = page.toolbar ?? noActions

  const { actions, recordToMove, endMove, canMove } = useTreeActions(controller, rowActions)
  const open = useOpening(actions, rowActions)
  const named = useNameColumn(useListColumns(list), list, open)
  const { columns, labelId } = useTreeColumns(named, shape.label, notes)
  const nameField = display ?? labelId ?? key
  const labelOf = useCallback(
    (record: DataRecord) => toParameterText(record[nameField]) || toParameterText(record[key]),
    [nameField, key],
  )
  const moving = useMoving(controller, labelOf)
  const dragging = useDragging(controller, moving, canMove)
  // Notes in place of children are no records; what is counted stays the same while the records do.
  const toCounted = useMemo(() => {
    let last: { readonly records: readonly DataRecord[]; readonly counted: readonly DataRecord[] } | undefined
    return (records: readonly DataRecord[]) => {
      if (last?.records !== records)
        last = { records, counted: records.filter((record) => notes.findNote(record) === undefined) }
      return last.counted
    }
  }, [notes])
  const rowClass = useMemo(() => toRecordClass(page.rowTones, names), [page, names])
  const hasSelection = page.selection === undefined ? actions.needSelection(toolbar) : page.selection !== false
  const title = text(page.title)
  const { state, paging, setPage } = list

  // The last page may be gone after a deletion: the table then shows the page that is the last now.
  useEffect(() => {
    if (!paging || state.status !== 'empty' || state.total === 0 || paging.current === 1) return
    setPage(Math.ceil(state.total / paging.size), paging.size, 'replace')
  }, [paging, state.status, state.total, setPage])

  return (
    <section className={`pw-list pw-list-${place}`} aria-label={title}>
      <ListAddress controller={list} actions={actions} />
      {script?.isOn && <ListScript controller={list} />}
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={list} />}
      <div className="pw-list-card">
        <Toolbar
          buttons={actions.toToolbar(toolbar, list)}
          dialogs={actions.dialogs}
          selected={list.selection.keys.size}
          onClearSelection={list.selection.clear}
          onReload={() => void list.reload()}
          isRefreshing={state.status === 'refreshing'}
          columnSettings={
            <>
              <TreeButtons controller={controller} />
              <ColumnSettings columns={columns} state={list.columnChoice} />
            </>
          }
        />
        <MadeMoveNotice moving={moving} />
        {list.live && <LiveNote live={list.live} />}
        {moving.dialog}
        <div className="pw-list-table">
          <TreeProvider value={useMemo(() => ({ controller, dragging }), [controller, dragging])}>
            <WithInlineEdit controller={list}>
              {(inline) => (
                <RecordsTable
                  label={title}
                  controller={list}
                  columns={columns}
                  selection={hasSelection ? 'multiple' : undefined}
                  rowActions={rowActions}
                  actions={actions}
                  records={inline.records}
                  counted={toCounted(inline.records)}
                  editing={inline.editing}
                  {...(inline.editing ? { isSaving: inline.isSaving } : {})}
                  rowClass={rowClass}
                  tree={places}
                  isPartlyTicked={isPartlyTicked}
                  height={place === 'plain' || place === 'block' ? 'auto' : 'fill'}
                />
              )}
            </WithInlineEdit>
          </TreeProvider>
        </div>
        <RecordsPager controller={list} />
      </div>
      {recordToMove && (
        <InFront onFailed={endMove}>
          <MoveDialog
            record={recordToMove}
            controller={controller}
            moving={moving}
            labelOf={labelOf}
            onClosed={endMove}
          />
        </InFront>
      )}
    </section>
  )
}
