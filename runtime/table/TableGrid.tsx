// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, for the arrow keys
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: every role that stands here supports them
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { cellAfter } from './editableCells.ts'
import { FooterRow } from './FooterRow.tsx'
import { toGridStyle } from './gridStyle.ts'
import { HeaderRow } from './HeaderRow.tsx'
import type { PlacedColumn } from './placeColumns.ts'
import { toRowEvents } from './rowEvents.ts'
import { hasFooter, headHeightOf, rowHeights } from './rowHeights.ts'
import { ScrollShadows } from './ScrollShadows.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { selectableRows, selectionExtent } from './selectionExtent.ts'
import { TableBody } from './TableBody.tsx'
import type { DataTableProps } from './types.ts'
import { useColumnWidths } from './useColumnWidths.ts'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'
import { useNeededWidths } from './useNeededWidths.ts'
import { usePlacedColumns } from './usePlacedColumns.ts'
import { useRowOffsets } from './useRowOffsets.ts'
import { useScrollShadows } from './useScrollShadows.ts'
import { useTableFocus } from './useTableFocus.ts'
import type { View } from './useView.ts'
import type { Windowing } from './windowingTypes.ts'

interface TableGridProps<R> {
  readonly table: DataTableProps<R>
  readonly view: View
  readonly windowing: Windowing
  readonly titleLines: number
}

const noRows: readonly never[] = []

/** The titles and the rows in view. It is drawn again while scrolling; titles and rows that stay are not. */
export function TableGrid<R>({ table, view, windowing, titleLines }: TableGridProps<R>) {
  const { label, rowKey, selection, sort, onSort, onResize, density, state, texts, editing, tree } = table
  const isLoading = state === 'loading'
  const rows = state === 'ready' || state === 'refreshing' ? table.rows : noRows
  const rowHeight = rowHeights[density].row
  const headHeight = headHeightOf(density, titleLines)
  const role = tree ? 'treegrid' : editing ? 'grid' : 'table'
  const cellRole = role === 'table' ? 'cell' : 'gridcell'
  const grid = useRef<HTMLDivElement>(null)
  const lastToggled = useRef<string | undefined>(undefined)
  const focus = useTableFocus(grid)

  const placed = usePlacedColumns(table, view.width)
  const needed = useNeededWidths(grid, placed)
  const { widths, resizing } = useColumnWidths(placed, view.width, needed, onResize)
  const mounted = windowing.useColumns(placed, widths, view, focus.kept.track)
  const gridStyle = useMemo(() => toGridStyle(placed, widths, view.width), [placed, widths, view.width])
  const viewHeight =
    table.height === 'fill' ? view.height : (toPixels(table.height) ?? table.maxHeight ?? window.innerHeight * 0.8)
  const { offsets, onMeasure } = useRowOffsets(table, rows, rowHeight, view)
  const indexes = windowing.useRows({
    count: rows.length,
    offsets,
    headHeight,
    viewHeight,
    view,
    kept: focus.kept.row,
  })
  useScrollShadows(
    view,
    widths.reduce((sum, width) => sum + width, 0),
  )
  useScrollToTop(view.scroller, table.scrollKey)

  const extent = useMemo(
    () => (selection?.mode === 'multiple' ? selectionExtent(rows, rowKey, selection) : undefined),
    [rows, rowKey, selection],
  )
  const onToggleAll = useCallback(
    (checked: boolean) => selection?.onToggleAll(selectableRows(rows, selection), checked),
    [rows, selection],
  )
  const focusRow = (index: number) => focus.bring(index, undefined)
  useFocusAfterRemoval(grid, { rows, rowKey, row: focus.kept.row, focusRow })
  const focusCell = (index: number, column: string) => focus.bring(index, trackOf(placed, column))
  const events = toRowEvents({
    table,
    rows,
    placed,
    lastToggled,
    focusRow,
    focusCell,
    keep: focus.keep,
    firstVisible: () => offsets.indexAt(view.scroller.scrollTop + rowHeight - 1),
    perView: Math.max(1, Math.floor((view.height - headHeight) / rowHeight)),
  })
  const onLeave = (row: number, column: string, to: 'cell' | 'next' | 'previous') => {
    const by = to === 'next' ? 1 : -1
    const next = editing && to !== 'cell' ? cellAfter({ rows, placed, editing }, { row, column }, by) : undefined
    const { row: index, column: id } = next ?? { row, column }
    focusCell(index, id)
    const record = rows[index]
    if (next && record !== undefined) editing?.onBegin({ key: rowKey(record), column: id })
  }
  const isFooted = hasFooter(table.columns)
  const rowCount = rows.length + titleLines + (isFooted ? 1 : 0)

  return (
    <div
      ref={grid}
      role={role}
      className="pw-table-grid"
      style={gridStyle}
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={placed.length}
      aria-busy={isLoading || state === 'refreshing'}
      {...events}
    >
      <HeaderRow
        placed={placed}
        mounted={mounted}
        lines={titleLines}
        widths={widths}
        sort={sort}
        onSort={onSort}
        resizing={onResize && resizing}
        extent={extent}
        isEmpty={rows.length === 0}
        onToggleAll={onToggleAll}
        texts={texts}
      />
      <ScrollShadows />
      {isLoading ? (
        <SkeletonRows mounted={mounted} count={table.placeholderRows ?? 10} />
      ) : (
        <TableBody
          table={table}
          rows={rows}
          indexes={indexes}
          offsets={offsets}
          rowHeight={rowHeight}
          titleLines={titleLines}
          placed={placed}
          mounted={mounted}
          cellRole={cellRole}
          onMeasure={onMeasure}
          onLeave={onLeave}
        />
      )}
      {isFooted && rows.length > 0 && (
        <FooterRow placed={placed} mounted={mounted} rowIndex={rowCount} role={cellRole} label={texts.footer ?? ''} />
      )}
    </div>
  )
}

const trackOf = <R,>(placed: readonly PlacedColumn<R>[], column: string): number | undefined =>
  placed.find((entry) => entry.column.id === column)?.track

const toPixels = (height: DataTableProps<unknown>['height']): number | undefined =>
  typeof height === 'number' ? height : undefined

function useScrollToTop(scroller: HTMLDivElement, scrollKey: string | number | undefined): void {
  const shown = useRef(scrollKey)
  useLayoutEffect(() => {
    if (shown.current === scrollKey) return
    shown.current = scrollKey
    scroller.scrollTop = 0
  }, [scroller, scrollKey])
}
