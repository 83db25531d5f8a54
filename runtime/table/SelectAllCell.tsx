// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in a title take the focus, not the title
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { useCallback } from 'react'
import { unseen } from '../ui/index.ts'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import type { PlacedColumn } from './placeColumns.ts'
import type { SelectionExtent } from './selectionExtent.ts'

interface SelectAllCellProps<R> {
  readonly placed: PlacedColumn<R>
  readonly extent: SelectionExtent | undefined
  readonly label: string
  readonly isDisabled: boolean
  readonly onToggleAll: (checked: boolean) => void
  /** How many lines of titles there are. */
  readonly lines: number
}

/** The box that chooses every row of the page, half filled when some are chosen. */
export function SelectAllCell<R>({ placed, extent, label, isDisabled, onToggleAll, lines }: SelectAllCellProps<R>) {
  const isPartial = extent === 'some'
  const attach = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isPartial
    },
    [isPartial],
  )
  return (
    <div
      role="columnheader"
      aria-colindex={placed.track + 1}
      className={toCellClass('pw-table-title', placed)}
      style={lines > 1 ? { ...toCellStyle(placed), gridRow: `1 / ${lines + 1}` } : toCellStyle(placed)}
      aria-rowspan={lines > 1 ? lines : undefined}
    >
      {extent ? (
        <input
          ref={attach}
          type="checkbox"
          className="pw-table-check"
          aria-label={label}
          checked={extent === 'all'}
          disabled={isDisabled}
          onChange={(event) => onToggleAll(event.target.checked)}
        />
      ) : (
        <span className={unseen}>{placed.column.title}</span>
      )}
    </div>
  )
}
