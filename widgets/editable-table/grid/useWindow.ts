import { useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridView } from './types.ts'

/** The rows and columns that are mounted: from the first to before the last. */
export interface GridWindow {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Extent {
  readonly rows: number
  readonly columns: number
}

/** Pixels of what is seen, as they were measured last: a table that is about to be shown again has none yet. */
interface Sight {
  readonly width: number
  readonly height: number
}

/** Rows beside the sight that are mounted too, so that a turn of the wheel meets drawn ones. */
const spareRows = 2

/** The rows and columns in sight, by the place of the scroll area. */
export function toWindow(
  view: Omit<GridView, 'scroller' | 'widen'>,
  { scrollTop, scrollLeft, width, height }: Readonly<Record<'scrollTop' | 'scrollLeft' | 'width' | 'height', number>>,
  { rows, columns }: Extent,
): GridWindow {
  const { rowHeight, headHeight, footHeight, pinnedWidth, pinnedCount, lefts, widths } = view
  const available = height - headHeight - footHeight
  const top = Math.max(0, Math.floor(scrollTop / rowHeight) - spareRows)
  const bottom = Math.min(rows, Math.ceil((scrollTop + available) / rowHeight) + spareRows)
  const from = scrollLeft + pinnedWidth
  const to = scrollLeft + width
  let left = pinnedCount
  while (left < columns && (lefts[left] ?? 0) + (widths[left] ?? 0) <= from) left += 1
  let right = left
  while (right < columns && (lefts[right] ?? 0) < to) right += 1
  return { top: Math.min(top, bottom), bottom, left, right }
}

const isSameWindow = (one: GridWindow, other: GridWindow): boolean =>
  one.top === other.top && one.bottom === other.bottom && one.left === other.left && one.right === other.right

/** Follows the scroll area; what is drawn changes only when a row or a column comes or goes. */
export function useWindow(view: GridView, sight: Sight, extent: Extent): readonly [GridWindow, () => void] {
  const { width, height } = sight
  const { rows, columns } = extent
  const measure = useCallback(
    () =>
      toWindow(
        view,
        {
          scrollTop: view.scroller.scrollTop,
          scrollLeft: view.scroller.scrollLeft,
          width,
          height,
        },
        { rows, columns },
      ),
    [view, width, height, rows, columns],
  )
  const [shown, setShown] = useState(measure)
  const sync = useCallback(() => {
    const next = measure()
    setShown((known) => (isSameWindow(known, next) ? known : next))
  }, [measure])
  // At once: the rows are there in the frame that scrolls to them, and the layout of the last one is still good.
  const onScroll = useCallback(() => flushSync(sync), [sync])
  // What changed the size of the table also changes what is in sight of it.
  useLayoutEffect(sync, [sync])
  return [shown, onScroll]
}
