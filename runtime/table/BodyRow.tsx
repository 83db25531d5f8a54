// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { memo, type ReactNode, useMemo } from 'react'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import { isDrawnAlike, type PlacedColumn } from './placeColumns.ts'
import { SelectCell } from './SelectCell.tsx'

/** Whether and how the row can be chosen, as plain values so that an unchanged row is not drawn again. */
interface BodyRowProps<R> {
  readonly row: R
  readonly index: number
  readonly top: number
  readonly mounted: readonly PlacedColumn<R>[]
  readonly selectionMode: 'multiple' | 'single' | undefined
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  readonly isDisabled: boolean
  readonly isClickable: boolean
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
  readonly cells: Map<string, DrawnCell<R>>
}

function toCell<R>({ row, index, cells }: DrawnRow<R>, placed: PlacedColumn<R>): ReactNode {
  const { column, track } = placed
  const drawn = cells.get(column.id)
  if (drawn && isDrawnAlike(drawn.placed, placed)) return drawn.cell
  const cell = (
    <div
      key={column.id}
      role="cell"
      aria-colindex={track + 1}
      className={toCellClass('pw-table-cell', placed)}
      style={toCellStyle(placed)}
    >
      {column.render(row, index)}
    </div>
  )
  cells.set(column.id, { placed, cell })
  return cell
}

/** One record. What happens in it is heard by the body (see `useRowEvents`), so it holds no handlers. */
export const BodyRow = memo(function BodyRow<R>(props: BodyRowProps<R>) {
  const { row, index, top, mounted, selectionMode, selectLabel, isSelected, isDisabled, isClickable } = props
  const drawn = useMemo<DrawnRow<R>>(() => ({ row, index, cells: new Map() }), [row, index])
  return (
    <div
      role="row"
      tabIndex={-1}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selectionMode ? isSelected : undefined}
      className={isClickable ? 'pw-table-line pw-table-row pw-table-clickable' : 'pw-table-line pw-table-row'}
      style={{ top }}
    >
      {mounted.map((placed) =>
        placed.kind === 'selection' && selectionMode ? (
          <SelectCell
            key={placed.column.id}
            placed={placed}
            mode={selectionMode}
            label={selectLabel ?? ''}
            isSelected={isSelected}
            isDisabled={isDisabled}
          />
        ) : (
          toCell(drawn, placed)
        ),
      )}
    </div>
  )
}) as <R>(props: BodyRowProps<R>) => React.JSX.Element
