import { useLayoutEffect, useRef } from 'react'
import { CellEditor } from './CellEditor.tsx'
import { CellView } from './CellView.tsx'
import type { CellProps } from './cellProps.ts'
import { useGrid, useGridSetup } from './context.ts'
import { TextCell } from './TextCell.tsx'
import { ToggleCell } from './ToggleCell.tsx'

/**
 * What stands in a cell: a native control or an editor in the active one, characters or a view in the others.
 * What keeps a state of its own is that of one row, though rows take over each other's cells.
 */
export function CellContent(cell: CellProps) {
  const { alwaysEdit = true } = useGridSetup().props
  const { column, mode, isDisabled } = cell
  if (column.entry?.control === 'toggle') return <ToggleCell {...cell} />
  if (mode === undefined) return <CellView {...cell} />
  if (!isDisabled && column.entry && (alwaysEdit || mode !== 'idle'))
    return <TextCell key={cell.rowKey} {...cell} mode={mode} />
  if (!isDisabled && !column.entry && mode === 'edit') return <CellEditor key={cell.rowKey} {...cell} />
  return <FocusedView key={cell.rowKey} {...cell} />
}

/** The active cell while its value is only shown: it takes the focus, so that the keys reach the table. */
function FocusedView(cell: CellProps) {
  const grid = useGrid()
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (grid.takesFocus()) element.current?.focus({ preventScroll: true })
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the one cell of the table that the Tab key reaches
    <div ref={element} className="pw-grid-focus" tabIndex={0} data-active>
      <CellView {...cell} />
    </div>
  )
}
