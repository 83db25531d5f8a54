// biome-ignore-all lint/a11y/useFocusableInteractive: what is in the active cell takes the focus, for all of them
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { memo } from 'react'
import { plainEntryOf } from '../columns/plainEntry.ts'
import type { GridColumn } from '../columns/types.ts'
import { CellContent } from './CellContent.tsx'
import type { CellProps } from './cellProps.ts'

const classOf = ({ column, mode, isRanged, isDisabled, error }: CellProps): string => {
  const classes = ['pw-grid-cell']
  if (column.align !== 'left') classes.push(`pw-grid-${column.align}`)
  if (mode !== undefined) classes.push('pw-grid-active')
  if (mode === 'edit' && !column.entry) classes.push('pw-grid-editing')
  if (isRanged) classes.push('pw-grid-ranged')
  if (isDisabled) classes.push('pw-grid-disabled')
  if (error) classes.push('pw-grid-failing')
  return classes.join(' ')
}

const isText = (column: GridColumn): boolean => {
  const entry = plainEntryOf(column)
  return entry !== undefined && entry.control !== 'toggle'
}

/** Nearly all cells are characters: they are drawn without a component of their own, as there are so many. */
const textOf = ({ column: { entry, props }, value }: CellProps) => (
  <span className="pw-grid-box">{entry?.toText(value, props)}</span>
)

/** One cell. It is found by the numbers of its row and column, so that the table listens once for all of them. */
export const Cell = memo(function Cell(cell: CellProps) {
  const { column, mode, isShown } = cell
  return (
    <div
      role="gridcell"
      aria-colindex={cell.ariaColumn}
      aria-readonly={cell.isDisabled || undefined}
      className={classOf(cell)}
      style={cell.style}
      data-cell={cell.columnIndex}
    >
      {isShown && (mode === undefined && isText(column) ? textOf(cell) : <CellContent {...cell} />)}
      {cell.hasHandle && <span className="pw-grid-fill" data-fill />}
    </div>
  )
})
