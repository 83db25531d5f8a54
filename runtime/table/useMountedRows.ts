import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo } from 'react'
import type { RowWindow } from './windowingTypes.ts'

/** The numbers of the rows in and just beside the view. */
export function useMountedRows(window: RowWindow): readonly number[] {
  const { count, offsets, headHeight, viewHeight, view, kept } = window
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      if (kept === undefined || kept >= range.count || rows.includes(kept)) return rows
      return [...rows, kept].sort((one, other) => one - other)
    },
    [kept],
  )
  // The virtualizer measures again when its key function changes, so that is made anew with the heights.
  const items = useMemo(() => ({ sizeOf: offsets.heightOf, keyOf: (index: number) => index }), [offsets])
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => view.scroller,
    estimateSize: items.sizeOf,
    getItemKey: items.keyOf,
    paddingStart: headHeight,
    overscan: 3,
    initialRect: { width: view.width, height: viewHeight },
    rangeExtractor,
  })
  return virtualizer.getVirtualIndexes()
}
