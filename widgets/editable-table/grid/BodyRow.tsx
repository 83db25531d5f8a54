// biome-ignore-all lint/a11y/useFocusableInteractive: what is in the active cell takes the focus, for all of them
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { SiblingsProvider } from '../../../runtime/index.ts'
import { cellStateOf, isRowDisabled } from '../columns/cellState.ts'
import { plainEntryOf } from '../columns/plainEntry.ts'
import { Cell } from './Cell.tsx'
import type { CellStyles } from './cellStyles.ts'
import { useGrid, useGridSetup } from './context.ts'
import type { GridLayout } from './layout.ts'
import { RowControls } from './RowControls.tsx'
import { createRowSiblings } from './rowSiblings.ts'

interface BodyRowProps {
  readonly rowKey: string
  readonly index: number
  readonly rowHeight: number
  readonly layout: GridLayout
  readonly styles: CellStyles
  /** The columns that are mounted beside the pinned ones. */
  readonly left: number
  readonly right: number
}

/** A row in sight. It follows its own values, its own part of the cursor and what the table is drawn by, and nothing else. */
export const BodyRow = memo(function BodyRow({ rowKey, index, rowHeight, layout, styles, left, right }: BodyRowProps) {
  const grid = useGrid()
  const { store, cursor } = grid
  const view = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.view(rowKey), [store, rowKey]),
  )
  const at = useSyncExternalStore(
    cursor.subscribe,
    useCallback(() => cursor.ofRow(index, rowKey), [cursor, index, rowKey]),
  )
  const siblings = useMemo(() => createRowSiblings(grid, rowKey), [grid, rowKey])
  const { columns, props, names, disabled, hasHandle } = useGridSetup()
  if (!view) return null
  const { row, errors } = view
  const scope = { names, rows: store.state().rows }
  const isDeleted = row.mark === 'deleted'
  const isFixed = disabled || isDeleted || isRowDisabled(props, row.values, scope)

  const draw = (columnIndex: number) => {
    const column = columns[columnIndex]
    const style = styles[columnIndex]
    if (!column || !style) return null
    const state = cellStateOf(column, row.values, scope, row.mark === 'new', isFixed)
    const isRanged = columnIndex >= at.left && columnIndex <= at.right
    return (
      <Cell
        key={column.name}
        column={column}
        columnIndex={columnIndex}
        ariaColumn={layout.controls.length + columnIndex + 1}
        rowIndex={index}
        rowKey={rowKey}
        value={row.values[column.name]}
        values={plainEntryOf(column) ? undefined : row.values}
        error={errors[column.name]}
        mode={at.active === columnIndex ? at.mode : undefined}
        isRanged={isRanged}
        hasHandle={
          hasHandle &&
          !at.isFilling &&
          at.isLast &&
          (at.right === columnIndex || (at.right < 0 && at.active === columnIndex))
        }
        isShown={state.isShown}
        isDisabled={state.isDisabled}
        isRequired={state.isRequired}
        style={style}
      />
    )
  }
  const pinned = Array.from({ length: layout.pinnedCount }, (_, column) => draw(column))
  const scrolling = Array.from({ length: right - left }, (_, column) => left + column)
  // The active cell stays while it is scrolled away, as it holds the focus; in its place among the others, so that it
  // is never moved in the document.
  if (at.active >= layout.pinnedCount && at.active < left) scrolling.unshift(at.active)
  if (at.active >= layout.pinnedCount && at.active >= right) scrolling.push(at.active)
  const classes = [
    'pw-grid-row',
    ...(isDeleted ? ['pw-grid-deleted'] : []),
    ...(row.mark === 'new' ? ['pw-grid-new'] : []),
  ]
  return (
    <SiblingsProvider value={siblings}>
      <div
        role="row"
        className={classes.join(' ')}
        aria-rowindex={index + 2}
        aria-selected={at.isTicked}
        data-row={index}
        style={{ top: index * rowHeight }}
      >
        <div role="none" className="pw-grid-pins" style={styles.pins}>
          <RowControls index={index} rowKey={rowKey} layout={layout} isTicked={at.isTicked} isFixed={isFixed} />
          {pinned}
        </div>
        {scrolling.map(draw)}
      </div>
    </SiblingsProvider>
  )
})
