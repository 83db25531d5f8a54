// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, for the arrow keys
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BodyRow } from './BodyRow.tsx'
import { toGridStyle } from './gridStyle.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { toRowEvents } from './rowEvents.ts'
import { rowHeights } from './rowHeights.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { selectableRows, selectionExtent } from './selectionExtent.ts'
import type { DataTableProps } from './types.ts'
import { useColumnWidths } from './useColumnWidths.ts'
import { useMountedColumns } from './useMountedColumns.ts'
import { useMountedRows } from './useMountedRows.ts'
import { usePlacedColumns } from './usePlacedColumns.ts'
import { useScrollShadows } from './useScrollShadows.ts'
import type { View } from './useView.ts'

interface TableGridProps<R> {
  readonly table: DataTableProps<R>
  readonly view: View
}

interface Kept {
  readonly row: number | undefined
  readonly track: number | undefined
}

const nothingKept: Kept = { row: undefined, track: undefined }
const noRows: readonly never[] = []

/** The titles and the rows in view. It is drawn again while scrolling; titles and rows that stay are not. */
export function TableGrid<R>({ table, view }: TableGridProps<R>) {
  const { label, rowKey, selection, sort, onSort, onResize, density, state, texts } = table
  const isLoading = state === 'loading'
  const rows = state === 'ready' || state === 'refreshing' ? table.rows : noRows
  const heights = rowHeights[density]
  const [kept, setKept] = useState(nothingKept)
  const grid = useRef<HTMLDivElement>(null)

  const placed = usePlacedColumns(table, view.width)
  const { widths, resizing } = useColumnWidths(placed, view.width, onResize)
  const mounted = useMountedColumns(placed, widths, view, kept.track)
  const gridStyle = useMemo(() => toGridStyle(placed, widths), [placed, widths])
  const viewHeight =
    table.height === 'fill' ? view.height : (toPixels(table.height) ?? table.maxHeight ?? window.innerHeight * 0.8)
  const indexes = useMountedRows({
    count: rows.length,
    rowHeight: heights.row,
    headHeight: heights.head,
    viewHeight,
    view,
    kept: kept.row,
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
  const events = toRowEvents(table, {
    focusRow: (index) => {
      flushSync(() => setKept({ row: index, track: undefined }))
      const row = grid.current?.querySelector<HTMLElement>(`.pw-table-row[data-index="${index}"]`)
      row?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    keep: (row, track) => setKept((known) => (known.row === row && known.track === track ? known : { row, track })),
    firstVisible: () => Math.ceil(view.scroller.scrollTop / heights.row),
    perView: Math.max(1, Math.floor((view.height - heights.head) / heights.row)),
  })

  return (
    <div
      ref={grid}
      role="table"
      className="pw-table-grid"
      style={gridStyle}
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={placed.length}
      aria-busy={isLoading || state === 'refreshing'}
      {...events}
    >
      <HeaderRow
        mounted={mounted}
        widths={widths}
        sort={sort}
        onSort={onSort}
        resizing={onResize && resizing}
        extent={extent}
        isEmpty={rows.length === 0}
        onToggleAll={onToggleAll}
        texts={texts}
      />
      <div className="pw-table-shades" aria-hidden="true">
        <div className="pw-table-shade" />
        <div className="pw-table-shade pw-table-shade-right" />
      </div>
      {isLoading ? (
        <SkeletonRows mounted={mounted} count={table.placeholderRows ?? 10} />
      ) : (
        <div role="rowgroup" className="pw-table-body" style={{ height: rows.length * heights.row }}>
          {indexes.map((index) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <BodyRow
                key={key}
                row={row}
                index={index}
                top={index * heights.row}
                mounted={mounted}
                selectionMode={selection?.mode}
                selectLabel={selection && texts.selectRow(index + 1)}
                isSelected={selection?.keys.has(key) ?? false}
                isDisabled={selection?.isDisabled?.(row) ?? false}
                isClickable={table.onRowClick !== undefined}
              />
            )
          })}
        </div>
      )}
    </div>
  )
}

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
