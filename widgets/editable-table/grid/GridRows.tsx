import { useState, useSyncExternalStore } from 'react'
import { BodyRow } from './BodyRow.tsx'
import type { CellStyles } from './cellStyles.ts'
import { useGrid } from './context.ts'
import type { GridLayout } from './layout.ts'
import { type RowSlot, toRowSlots } from './rowSlots.ts'
import type { GridWindow } from './useWindow.ts'

interface GridRowsProps {
  readonly keys: readonly string[]
  readonly window: GridWindow
  readonly rowHeight: number
  readonly layout: GridLayout
  readonly styles: CellStyles
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
  const shown = indexes.flatMap((index) => keys[index] ?? [])
  const [slots, setSlots] = useState<readonly RowSlot[]>(noSlots)
  const next = toRowSlots(slots, shown)
  if (next !== slots) setSlots(next)
  return next.map(({ slot, key }, place) => (
    <BodyRow key={slot} rowKey={key} index={indexes[place] ?? 0} left={left} right={right} {...row} />
  ))
}

const noSlots: readonly RowSlot[] = []
