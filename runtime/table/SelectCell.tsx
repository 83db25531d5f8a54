// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: every kind of cell supports them
import { toCellClass, toCellStyle } from './gridStyle.ts'
import type { PlacedColumn } from './placeColumns.ts'

interface SelectCellProps<R> {
  readonly placed: PlacedColumn<R>
  readonly mode: 'multiple' | 'single'
  readonly label: string
  readonly isSelected: boolean
  readonly isPartly: boolean
  readonly isDisabled: boolean
  readonly role: 'cell' | 'gridcell'
}

// React asks for a handler beside `checked`; the change itself is heard by the body, which knows the record.
const handledByBody = () => undefined

/** The box, or the dot when one row at most is chosen, that chooses a row. */
export function SelectCell<R>({ placed, mode, label, isSelected, isPartly, isDisabled, role }: SelectCellProps<R>) {
  return (
    <div
      role={role}
      aria-colindex={placed.track + 1}
      className={toCellClass('pw-table-cell', placed)}
      style={toCellStyle(placed)}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        type={mode === 'multiple' ? 'checkbox' : 'radio'}
        className="pw-table-check"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={handledByBody}
      />
    </div>
  )
}
