import type { ChangeEvent } from 'react'
import type { RowEventContext } from './rowEventContext.ts'
import { selectableRows } from './selectionExtent.ts'

const hasShift = (event: ChangeEvent<HTMLElement>): boolean =>
  event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey

/** Ticks a row or takes its tick away; with Shift also all rows from the one before, as in a spreadsheet. */
export function toggleRows<R>(
  event: ChangeEvent<HTMLElement>,
  { table, rows, lastToggled }: RowEventContext<R>,
  row: R,
  isChecked: boolean,
): void {
  const { rowKey, selection } = table
  if (!selection) return
  const from = rows.findIndex((other) => rowKey(other) === lastToggled.current)
  lastToggled.current = rowKey(row)
  if (selection.mode === 'single' || !hasShift(event) || from < 0) {
    selection.onToggle(row, isChecked)
    return
  }
  // With Shift the browser also marks the texts in between.
  getSelection()?.removeAllRanges()
  const to = rows.indexOf(row)
  const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  selection.onToggleAll(selectableRows(between, selection), isChecked)
}
