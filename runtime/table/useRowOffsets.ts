import { useCallback, useMemo, useState } from 'react'
import { useLatest } from '../ui/index.ts'
import { createRowOffsets, type OpenRow, type RowOffsets } from './rowOffsets.ts'
import type { DataTableProps } from './types.ts'
import type { View } from './useView.ts'

const usualHeight = 160
const noHeights: ReadonlyMap<string, number> = new Map()

interface MeasuredOffsets {
  readonly offsets: RowOffsets
  /** Takes the height that an open row's part turned out to have. */
  readonly onMeasure: (key: string, index: number, height: number) => void
}

/** The places of the rows, with what is open below some of them as high as it is measured. */
export function useRowOffsets<R>(
  { expansion, rowKey }: DataTableProps<R>,
  rows: readonly R[],
  rowHeight: number,
  view: View,
): MeasuredOffsets {
  const [heights, setHeights] = useState(noHeights)
  const keys = expansion?.keys
  const estimate = expansion?.estimate ?? usualHeight
  const offsets = useMemo(() => {
    const open: OpenRow[] = []
    if (keys && keys.size > 0)
      for (const [index, row] of rows.entries()) {
        const key = rowKey(row)
        if (keys.has(key)) open.push({ index, height: heights.get(key) ?? estimate })
      }
    return createRowOffsets(rows.length, rowHeight, open)
  }, [keys, estimate, rows, rowKey, rowHeight, heights])

  const latest = useLatest(offsets)
  const onMeasure = useCallback(
    (key: string, index: number, height: number) => {
      const change = height + rowHeight - latest.current.heightOf(index)
      // What grows above the view would push what a person reads away.
      if (change !== 0 && latest.current.topOf(index + 1) <= view.scroller.scrollTop) view.scroller.scrollTop += change
      setHeights((before) => (before.get(key) === height ? before : new Map(before).set(key, height)))
    },
    [latest, rowHeight, view],
  )
  return { offsets, onMeasure }
}
