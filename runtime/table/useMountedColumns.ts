import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo } from 'react'
import type { PlacedColumn } from './placeColumns.ts'
import type { View } from './useView.ts'

/** The columns in and just beside the view, those that are pinned, and the one that holds the focus. */
export function useMountedColumns<R>(
  placed: readonly PlacedColumn<R>[],
  widths: readonly number[],
  view: View,
  keptTrack: number | undefined,
): readonly PlacedColumn<R>[] {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const tracks = new Set(defaultRangeExtractor(range))
      for (const { pin, track } of placed) if (pin || track === keptTrack) tracks.add(track)
      return [...tracks].sort((one, other) => one - other)
    },
    [placed, keptTrack],
  )
  // The virtualizer measures again when its key function changes, so that is made anew with the widths.
  const items = useMemo(
    () => ({ sizeOf: (index: number) => widths[index] ?? 0, keyOf: (index: number) => index }),
    [widths],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: placed.length,
    getScrollElement: () => view.scroller,
    estimateSize: items.sizeOf,
    getItemKey: items.keyOf,
    overscan: 1,
    initialRect: view,
    rangeExtractor,
  })
  const tracks = virtualizer.getVirtualIndexes()
  return useMemo(() => tracks.flatMap((track) => placed[track] ?? []), [tracks, placed])
}
