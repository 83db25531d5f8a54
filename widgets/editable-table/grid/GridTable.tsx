// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { toWidth } from '../columns/columnWidths.ts'
import type { GridColumn } from '../columns/types.ts'
import { toCellStyles } from './cellStyles.ts'
import { useGrid } from './context.ts'
import { GridRows } from './GridRows.tsx'
import { HeaderRow } from './HeaderRow.tsx'
import type { GridLayout } from './layout.ts'
import { StatisticsRow } from './StatisticsRow.tsx'
import type { GridView } from './types.ts'
import { useRowDrag } from './useRowDrag.ts'
import type { Scroller } from './useScroller.ts'
import { useWindow } from './useWindow.ts'

/** Pixels of the titles, and of the last line (specification 9). */
export const headHeight = 40
const footHeight = 32

interface GridTableProps {
  readonly scroller: Scroller
  readonly columns: readonly GridColumn[]
  readonly layout: GridLayout
  readonly rowHeight: number
  readonly maxHeight: number
  readonly onResize: (name: string, width: number) => void
}

/** The titles, the rows in sight and the last line; drawn again while scrolling, which rows that stay are not. */
export function GridTable({ scroller, columns, layout, rowHeight, maxHeight, onResize }: GridTableProps) {
  const grid = useGrid()
  const keys = useSyncExternalStore(grid.store.subscribe, grid.store.keys)
  const styles = useMemo(() => toCellStyles(layout), [layout])
  const hasStatistics = columns.some(({ options }) => options.statistics !== undefined)
  const view = useMemo(
    (): GridView => ({
      scroller: scroller.element,
      rowHeight,
      headHeight,
      footHeight: hasStatistics ? footHeight : 0,
      pinnedWidth: layout.pinnedWidth,
      pinnedCount: layout.pinnedCount,
      lefts: layout.lefts,
      widths: layout.widths,
      widen(index, by) {
        const column = columns[index]
        if (column) onResize(column.name, toWidth(column, (layout.widths[index] ?? 0) + by))
      },
    }),
    // The width says that the scroll area has another size.
    [scroller, rowHeight, hasStatistics, layout, columns, onResize],
  )
  const height = Math.min(maxHeight, headHeight + keys.length * rowHeight + view.footHeight)
  const [window, onScroll] = useWindow(
    view,
    { width: scroller.width, height },
    { rows: keys.length, columns: columns.length },
  )
  useLayoutEffect(() => grid.setView(view), [grid, view])
  useEffect(() => {
    scroller.element.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.element.removeEventListener('scroll', onScroll)
  }, [scroller, onScroll])
  useRowDrag(scroller.element, rowHeight)
  const { left, right } = window
  return (
    <div role="none" className="pw-grid-content" style={{ width: layout.totalWidth }}>
      <div role="rowgroup" className="pw-grid-head">
        <HeaderRow columns={columns} layout={layout} styles={styles} left={left} right={right} onResize={onResize} />
      </div>
      {keys.length > 0 && (
        <div role="rowgroup" className="pw-grid-body" style={{ height: keys.length * rowHeight }}>
          <GridRows keys={keys} window={window} rowHeight={rowHeight} layout={layout} styles={styles} />
        </div>
      )}
      {hasStatistics && (
        <div role="rowgroup" className="pw-grid-foot">
          <StatisticsRow columns={columns} layout={layout} styles={styles} left={left} right={right} />
        </div>
      )}
    </div>
  )
}
