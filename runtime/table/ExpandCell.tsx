// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: every kind of cell supports them
import { Chevron } from '../icons/index.ts'
import { IconButton } from '../ui/index.ts'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import type { PlacedColumn } from './placeColumns.ts'

interface ExpandCellProps<R> {
  readonly placed: PlacedColumn<R>
  readonly label: string
  /** Undefined for a row that cannot be opened. */
  readonly isOpen: boolean | undefined
  readonly role: 'cell' | 'gridcell'
}

/** The button that opens a row; its press is heard by the body, which knows the record. */
export function ExpandCell<R>({ placed, label, isOpen, role }: ExpandCellProps<R>) {
  return (
    <div
      role={role}
      aria-colindex={placed.track + 1}
      className={toCellClass('pw-table-cell', placed)}
      style={toCellStyle(placed)}
    >
      {isOpen !== undefined && (
        <IconButton size="small" className="pw-table-open" label={label} aria-expanded={isOpen}>
          <Chevron />
        </IconButton>
      )}
    </div>
  )
}
