import { useSyncExternalStore } from 'react'
import { BodyRow } from './BodyRow.tsx'
import type { CellStyles } from './cellStyles.ts'
import { useGrid } from './context.ts'
import type { GridLayout } from './layout.ts'
import type { GridWindow } from './useWindow.ts'

interface GridRowsProps {
  readonly keys: readonly string[]
  readonly window: GridWindow
  readonly rowHeight: number
  readonly layout: GridLayout
  readonly styles: CellStyles
  readonly version: unknown
}

/** The rows in sight, and the one that holds the focus. */
export function GridRows({ keys, window, ...row }: GridRowsProps) {
  const { cursor } = useGrid()
  const active = useSyncExternalStore(cursor.subscribe, () => cursor.get().cell.row)
  const { top, bottom, left, right } = window
  const indexes = Array.from({ length: bottom - top }, (_, index) => top + index)
  // In its place among the others, so that it is never moved in the document.
  if (active < Math.min(top, keys.length)) indexes.unshift(active)
  if (active >= bottom && active < keys.length) indexes.push(active)
  return indexes.map((index) => {
    const key = keys[index]
    return key === undefined ? null : (
      <BodyRow key={key} rowKey={key} index={index} left={left} right={right} {...row} />
    )
  })
}
