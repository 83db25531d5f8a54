import { useMemo } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { ActionEntry } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { DataTable, type TableSelection, type TableTexts } from '../../table/index.ts'
import { actionsColumnOf } from './actionsColumn.ts'
import { EmptyList } from './EmptyList.tsx'
import { RowActions } from './RowActions.tsx'
import type { ListColumn } from './tableColumns.tsx'
import type { ListActions } from './useActions.ts'
import type { ListController } from './useListController.ts'

interface RecordsTableProps {
  readonly label: string
  readonly controller: ListController
  readonly columns: readonly ListColumn[]
  readonly selection?: 'multiple' | 'single' | undefined
  readonly rowActions?: readonly ActionEntry[]
  readonly actions?: ListActions
  readonly onRowClick?: (record: DataRecord) => void
}

/** The table of a list or picker over its controller. */
export function RecordsTable({
  label,
  controller,
  columns,
  selection,
  rowActions,
  actions,
  onRowClick,
}: RecordsTableProps) {
  const translate = useTranslate()
  const { state, keyOf, sort, setSort, columnChoice, isRowDisabled } = controller
  const { keys, toggle, toggleAll } = controller.selection

  const shown = useMemo(() => columns.filter((column) => column.isShown).map((entry) => entry.column), [columns])
  const texts = useMemo<TableTexts>(
    () => ({
      select: translate('list.select'),
      selectAll: translate('list.selectAll'),
      selectRow: (row) => translate('list.selectRow', { row }),
      sortAscending: translate('list.sortAscending'),
      sortDescending: translate('list.sortDescending'),
      sortNone: translate('list.sortNone'),
      resizeColumn: (title) => translate('list.resizeColumn', { title }),
      actions: translate('list.actions'),
    }),
    [translate],
  )
  const tableSelection = useMemo<TableSelection<DataRecord> | undefined>(
    () =>
      selection
        ? { mode: selection, keys, onToggle: toggle, onToggleAll: toggleAll, isDisabled: isRowDisabled }
        : undefined,
    [selection, keys, toggle, toggleAll, isRowDisabled],
  )
  const actionsColumn = useMemo(() => {
    const labels = actions && rowActions ? actions.toLabels(rowActions) : []
    if (!actions || !rowActions || labels.length === 0) return undefined
    const { width, inSight } = actionsColumnOf(labels)
    return {
      width,
      render: (record: DataRecord) => <RowActions buttons={actions.toButtons(rowActions, record)} inSight={inSight} />,
    }
  }, [actions, rowActions])
  const tableSort = useMemo(() => ({ column: sort.field, order: sort.direction }), [sort])

  return (
    <DataTable
      label={label}
      columns={shown}
      rows={state.records}
      rowKey={keyOf}
      selection={tableSelection}
      sort={tableSort}
      onSort={(next) => setSort(next && { field: next.column, direction: next.order })}
      onResize={(column, width) => columnChoice.change({ widths: { ...columnChoice.choice.widths, [column]: width } })}
      onRowClick={onRowClick}
      rowActions={actionsColumn}
      height="fill"
      density={columnChoice.choice.density ?? 'middle'}
      state={state.status}
      empty={
        <EmptyList isFiltered={Object.values(controller.query).some((value) => value !== undefined && value !== '')} />
      }
      error={
        state.status === 'error' && (
          <div className="pw-list-error">
            <p>{state.failure.message}</p>
            <button type="button" className="pw-page-retry" onClick={state.retry}>
              {translate('issues.retry')}
            </button>
          </div>
        )
      }
      placeholderRows={controller.paging?.size}
      scrollKey={JSON.stringify([controller.paging?.current, controller.parameters])}
      texts={texts}
    />
  )
}
