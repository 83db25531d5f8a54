// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: every kind of cell supports them
import { memo, type ReactNode, useMemo } from 'react'
import { toChangedClass } from '../ui/index.ts'
import { ExpandCell } from './ExpandCell.tsx'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import { isDrawnAlike, type PlacedColumn } from './placeColumns.ts'
import { SelectCell } from './SelectCell.tsx'

/** What a row is, as plain values so that an unchanged row is not drawn again. */
interface BodyRowProps<R> {
  readonly row: R
  readonly index: number
  readonly top: number
  readonly mounted: readonly PlacedColumn<R>[]
  readonly titleLines: number
  readonly cellRole: 'cell' | 'gridcell'
  readonly selectionMode: 'multiple' | 'single' | undefined
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  readonly isPartly: boolean
  readonly isDisabled: boolean
  readonly isClickable: boolean
  readonly isCurrent: boolean
  readonly rowClass: string | undefined
  readonly openLabel: string | undefined
  /** Whether what it opens shows; undefined for a row that opens nothing. */
  readonly isOpen: boolean | undefined
  readonly level: number | undefined
  readonly position: number | undefined
  readonly size: number | undefined
  readonly isEditable: ((row: R, column: string) => boolean) | undefined
  /** The column whose cell is edited, and its editor; undefined when another row's is, or none. */
  readonly editedColumn: string | undefined
  readonly editor: ReactNode
}

interface DrawnCell<R> {
  readonly placed: PlacedColumn<R>
  readonly cell: ReactNode
}

/**
 * The cells of one record that were drawn: scrolling sideways draws only the columns that come in, and a column with
 * another width, which the cells do not know, draws nothing.
 */
interface DrawnRow<R> {
  readonly row: R
  readonly index: number
  readonly role: 'cell' | 'gridcell'
  readonly isEditable: ((row: R, column: string) => boolean) | undefined
  readonly cells: Map<string, DrawnCell<R>>
}

function toCell<R>({ row, index, role, isEditable, cells }: DrawnRow<R>, placed: PlacedColumn<R>): ReactNode {
  const { column, track } = placed
  const drawn = cells.get(column.id)
  if (drawn && isDrawnAlike(drawn.placed, placed)) return drawn.cell
  const canEdit = placed.kind === 'data' && isEditable?.(row, column.id) === true
  const own = column.cellClass?.(row)
  const changed = toChangedClass(row as object, column.id)
  const className = toCellClass('pw-table-cell', placed)
  const cell = (
    <div
      key={column.id}
      role={role}
      tabIndex={canEdit ? -1 : undefined}
      aria-colindex={track + 1}
      className={`${className}${canEdit ? ' pw-table-editable' : ''}${own ? ` ${own}` : ''}${changed ? ` ${changed}` : ''}`}
      style={toCellStyle(placed)}
    >
      {column.render(row, index)}
    </div>
  )
  cells.set(column.id, { placed, cell })
  return cell
}

/** One record. What happens in it is heard by the body (see `toRowEvents`), so it holds no handlers. */
export const BodyRow = memo(function BodyRow<R>(props: BodyRowProps<R>) {
  const { row, index, top, mounted, cellRole, selectionMode, isSelected, isClickable, isCurrent, rowClass, isOpen } =
    props
  const { isEditable, editedColumn } = props
  const drawn = useMemo<DrawnRow<R>>(
    () => ({ row, index, role: cellRole, isEditable, cells: new Map() }),
    [row, index, cellRole, isEditable],
  )
  const toOwnCell = (placed: PlacedColumn<R>): ReactNode => {
    const { column, kind, track } = placed
    if (kind === 'selection' && selectionMode)
      return (
        <SelectCell
          key={column.id}
          placed={placed}
          mode={selectionMode}
          label={props.selectLabel ?? ''}
          isSelected={isSelected}
          isPartly={props.isPartly}
          isDisabled={props.isDisabled}
          role={cellRole}
        />
      )
    if (kind === 'expansion')
      return (
        <ExpandCell key={column.id} placed={placed} label={props.openLabel ?? ''} isOpen={isOpen} role={cellRole} />
      )
    if (column.id !== editedColumn) return toCell(drawn, placed)
    return (
      <div
        key={column.id}
        role={cellRole}
        aria-colindex={track + 1}
        className={`${toCellClass('pw-table-cell', placed)} pw-table-editing`}
        style={toCellStyle(placed)}
      >
        {props.editor}
      </div>
    )
  }
  const classes = ['pw-table-line pw-table-row']
  if (isClickable) classes.push('pw-table-clickable')
  if (isCurrent) classes.push('pw-table-current')
  if (editedColumn !== undefined) classes.push('pw-table-row-editing')
  if (rowClass) classes.push(rowClass)
  return (
    <div
      role="row"
      tabIndex={-1}
      data-index={index}
      aria-rowindex={index + 1 + props.titleLines}
      aria-selected={selectionMode ? isSelected : undefined}
      aria-current={isCurrent || undefined}
      aria-level={props.level}
      aria-posinset={props.position}
      aria-setsize={props.size}
      aria-expanded={props.level === undefined ? undefined : isOpen}
      className={classes.join(' ')}
      style={{ top }}
    >
      {mounted.map(toOwnCell)}
    </div>
  )
}) as <R>(props: BodyRowProps<R>) => React.JSX.Element
