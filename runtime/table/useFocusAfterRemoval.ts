import { type RefObject, useLayoutEffect, useRef } from 'react'

interface RowFocusKept<R> {
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  /** The row that holds the focus. */
  readonly row: number | undefined
  readonly focusRow: (index: number) => void
}

/**
 * Keeps the focus in the table when the row that held it goes: it then is on the row in its place, on the last one, or on
 * the table where none is left. Who holds the focus elsewhere keeps it.
 */
export function useFocusAfterRemoval<R>(
  grid: RefObject<HTMLElement | null>,
  { rows, rowKey, row, focusRow }: RowFocusKept<R>,
): void {
  const last = useRef<{ readonly key: string; readonly index: number } | undefined>(undefined)
  useLayoutEffect(() => {
    const focused = row === undefined ? undefined : rows[row]
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const before = last.current
    if (before && isLost && !rows.some((each) => rowKey(each) === before.key)) {
      last.current = undefined
      if (rows.length > 0) focusRow(Math.min(before.index, rows.length - 1))
      else grid.current?.focus({ preventScroll: true })
      return
    }
    if (focused !== undefined && row !== undefined && !isLost) last.current = { key: rowKey(focused), index: row }
    else if (!isLost && !grid.current?.contains(activeElement)) last.current = undefined
  })
}
