import { useLayoutEffect, useRef } from 'react'
import { inputAt, isToggledOn } from '../actions/editing.ts'
import type { CellProps } from './cellProps.ts'
import { useGrid } from './context.ts'
import { useCellLabel } from './useCellLabel.ts'

/** A value of two, as a native box to tick. */
export function ToggleCell({ column, value, mode, error, isDisabled, rowIndex, rowKey }: CellProps) {
  const grid = useGrid()
  const label = useCellLabel(column, rowIndex)
  const box = useRef<HTMLInputElement>(null)
  const { entry, props, name } = column
  useLayoutEffect(() => {
    if (mode !== undefined && grid.takesFocus()) box.current?.focus({ preventScroll: true })
  })
  if (!entry) return null
  return (
    <input
      ref={box}
      type="checkbox"
      className="pw-grid-toggle"
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      aria-disabled={isDisabled || undefined}
      tabIndex={mode === undefined ? -1 : 0}
      checked={isToggledOn(entry, value, props)}
      onChange={({ target }) => {
        if (!isDisabled) inputAt(grid, rowKey, name, entry.fromText(target.checked ? 'true' : 'false', props))
      }}
      data-active={mode === undefined ? undefined : true}
    />
  )
}
