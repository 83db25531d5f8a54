import { useMemo } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { ActionEntry } from '../../language/index.ts'
import { usePageInstance } from '../../page/index.ts'
import { usePrint } from '../../print/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import {
  type CellEditing,
  DataTable,
  type RowExpansion,
  type RowTree,
  type TableSelection,
  type TableTexts,
  tableTexts,
} from '../../table/index.ts'
import { actionsColumnOf } from './actionsColumn.ts'
import { EmptyList } from './EmptyList.tsx'
import { useSavingClass } from './inlineEdit/useSavingClass.ts'
import { ListFailure } from './ListFailure.tsx'
import type { ChosenRecord } from './parts/useChosenRecord.ts'
import { ListSheet, preloadListSheet } from './print/lazyListSheet.ts'
import { RowActions } from './RowActions.tsx'
import { areWhole, useStatistics } from './statistics/useStatistics.tsx'
import type { ListColumn } from './tableColumns.tsx'
import type { ActionButton, ListActions } from './useActions.ts'
import type { ListController } from './useListController.ts'
import { useNameColumn, useOpening, useRemoving } from './useOpening.tsx'

interface RecordsTableProps {
  readonly label: string
  readonly controller: ListController
  readonly columns: readonly ListColumn[]
  readonly selection?: 'multiple' | 'single' | undefined
  readonly rowActions?: readonly ActionEntry[]
  readonly actions?: ListActions
  readonly onRowClick?: (record: DataRecord) => void
  readonly onRowDoubleClick?: ((record: DataRecord) => void) | undefined
  /** Where each record stands, when the records are a tree. */
  readonly tree?: RowTree<DataRecord> | undefined
  /** Whether some of what belongs to a record is ticked, but not the record. */
  readonly isPartlyTicked?: ((record: DataRecord) => boolean) | undefined
  /** The records with what is being saved in them; those of the controller when left out. */
  readonly records?: readonly DataRecord[]
  /** The records that statistics count; all that show when left out. */
  readonly counted?: readonly DataRecord[] | undefined
  readonly editing?: CellEditing<DataRecord> | undefined
  readonly isSaving?: (record: DataRecord, field: string) => boolean
  readonly expansion?: RowExpansion<DataRecord> | undefined
  /** The record whose parts show; a press on a row chooses it. */
  readonly chosen?: ChosenRecord | undefined
  readonly rowClass?: ((record: DataRecord) => string | undefined) | undefined
  /** What the page says where there are no records at all. */
  readonly emptyHint?: string | undefined
  /** What the page leads with; an empty list shows it once more. */
  readonly firstStep?: ActionButton | undefined
  /** `fill` (default) for the height of the place, `auto` for the height of the rows. */
  readonly height?: 'fill' | 'auto'
}

/** The button with the actions of a row, in a view that has no room for their words. */
const menuWidth = 56
/** Rows that a list inside of another one shows before it scrolls, in pixels. */
const nestedHeight = 420
/** The same of a list among the blocks of a page: a page of ten records is whole, in pixels. */
const blockHeight = 560

/** The table of a list or picker over its controller. */
export function RecordsTable(props: RecordsTableProps) {
  const { label, controller, selection, rowActions, actions, onRowClick, editing, expansion, rowClass } = props
  const { isPartlyTicked, emptyHint, chosen } = props
  const translate = useTranslate()
  const { state, keyOf, sort, setSort, columnChoice, isRowDisabled } = controller
  const { keys, toggle, toggleAll } = controller.selection

  // What a press on a row chooses is not opened.
  const { place, onChoose } = usePageInstance()
  const opening = useOpening(onRowClick ? undefined : actions, rowActions)
  // A page around this one says what a press on a record does.
  const open = onChoose ?? opening
  const remove = useRemoving(actions, rowActions)
  const columns = useNameColumn(props.columns, controller, props.tree || editing ? undefined : open)
  const records = props.records ?? state.records
  // Sums of the server are about its records, not about those that are being edited here.
  const counted = { records: props.counted ?? records, totals: props.counted ? undefined : state.totals }
  const shown = useSavingClass(useStatistics(columns, counted), props.isSaving)
  const isWhole = controller.paging === null || areWhole(columns, counted)
  const texts = useMemo<TableTexts>(
    () => ({
      ...tableTexts(translate),
      expand: translate('list.expand'),
      openRow: (row) => translate('list.openRow', { row }),
      footer: translate(isWhole ? 'list.statisticsOfAll' : 'list.statisticsOfPage'),
    }),
    [translate, isWhole],
  )
  const tableSelection = useMemo<TableSelection<DataRecord> | undefined>(() => {
    // Where nothing is ticked, a dot says which record is chosen.
    if (!selection && chosen)
      return {
        mode: 'single',
        keys: new Set(chosen.key === undefined ? [] : [chosen.key]),
        onToggle: chosen.choose,
        onToggleAll: () => {},
      }
    return selection
      ? {
          mode: selection,
          keys,
          onToggle: toggle,
          onToggleAll: toggleAll,
          isDisabled: isRowDisabled,
          ...(isPartlyTicked ? { isPartly: isPartlyTicked } : {}),
        }
      : undefined
  }, [selection, chosen, keys, toggle, toggleAll, isRowDisabled, isPartlyTicked])
  const actionsColumn = useMemo(() => {
    const labels = actions && rowActions ? actions.toLabels(rowActions) : []
    if (!actions || !rowActions || labels.length === 0) return undefined
    const { width, inSight } = actionsColumnOf(labels, texts.actions)
    const draw = (count: number) => (record: DataRecord) => (
      <RowActions buttons={actions.toButtons(rowActions, record)} inSight={count} />
    )
    return { width, render: draw(inSight), narrow: { width: menuWidth, render: draw(0) } }
  }, [actions, rowActions, texts.actions])
  const tableSort = useMemo(() => sort && { column: sort.field, order: sort.direction }, [sort])

  const printing = usePrint(place === 'tab', preloadListSheet)
  return (
    <>
      {(printing.isPreparing || printing.isPrinting) && (
        <ListSheet
          title={label}
          columns={columns}
          records={records}
          keyOf={keyOf}
          levelOf={props.tree && ((record) => props.tree?.placeOf(record).level ?? 1)}
          onDone={printing.isPreparing ? printing.endPrint : undefined}
        />
      )}
      <DataTable
        label={label}
        columns={shown}
        rows={records}
        rowKey={keyOf}
        selection={tableSelection}
        sort={tableSort}
        onSort={(next) => setSort(next && { field: next.column, direction: next.order })}
        onResize={(column, width) =>
          columnChoice.change({ widths: { ...columnChoice.choice.widths, [column]: width } })
        }
        onRowClick={onChoose ?? onRowClick ?? chosen?.choose}
        current={chosen?.key}
        onRowDoubleClick={props.onRowDoubleClick}
        onRowOpen={open}
        onRowRemove={remove}
        tree={props.tree}
        rowActions={actionsColumn}
        editing={editing}
        expansion={expansion}
        rowClass={rowClass}
        height={props.height ?? (place === 'part' || place === 'block' ? 'auto' : 'fill')}
        maxHeight={place === 'block' ? blockHeight : nestedHeight}
        density={columnChoice.choice.density ?? 'middle'}
        state={state.status}
        empty={<EmptyList isFiltered={controller.isFiltered} hint={emptyHint} firstStep={props.firstStep} />}
        error={
          state.status === 'error' && (
            <ListFailure message={state.failure.message} failure={state.failure} onRetry={state.retry} />
          )
        }
        placeholderRows={controller.paging?.size}
        scrollKey={JSON.stringify([controller.paging?.current, controller.parameters])}
        texts={texts}
      />
    </>
  )
}
