import type { Cell } from '../keyboard/range.ts'
import type { GridView } from './types.ts'

/** Scrolls as little as brings the whole cell into sight, beside what stays at the edges. */
export function revealCell(view: GridView, { row, column }: Cell): void {
  const { scroller, rowHeight, headHeight, footHeight, pinnedWidth, lefts, widths, pinnedCount } = view
  const available = scroller.clientHeight - headHeight - footHeight
  const top = row * rowHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + rowHeight > scroller.scrollTop + available) scroller.scrollTop = top + rowHeight - available
  if (column < pinnedCount) return
  const left = (lefts[column] ?? 0) - pinnedWidth
  const width = widths[column] ?? 0
  const sight = scroller.clientWidth - pinnedWidth
  if (left < scroller.scrollLeft) scroller.scrollLeft = left
  else if (left + width > scroller.scrollLeft + sight) scroller.scrollLeft = left + width - Math.max(sight, width)
}

/** Scrolls what is around the table until the focused cell is in sight, once it is drawn: a new row is higher than what was there. */
export function revealFocused({ scroller }: GridView): void {
  requestAnimationFrame(() => {
    const cell = document.activeElement
    if (cell && scroller.contains(cell)) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
