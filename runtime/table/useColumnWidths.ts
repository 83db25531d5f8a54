import { useCallback, useMemo, useState } from 'react'
import { clampWidth, shareWidths, widthLimits } from './columnWidths.ts'
import type { PlacedColumn } from './placeColumns.ts'
import type { NeededWidths } from './useNeededWidths.ts'

interface Held {
  /** The width that the caller gave when this one was held; another one there ends it. */
  readonly base: number
  readonly width: number
}

export interface ColumnResizing {
  readonly start: (track: number) => void
  readonly move: (track: number, width: number) => void
  /** Ends with the width that was chosen, or without one when it was called off. */
  readonly end: (track: number, width?: number) => void
}

interface ColumnWidths {
  readonly widths: readonly number[]
  readonly resizing: ColumnResizing
}

const noneHeld: ReadonlyMap<string, Held> = new Map()

/**
 * Lays the columns out in the room of the view. While one is resized, the columns on its left keep their width, so
 * that its edge stays under the pointer; those on its right share what is spare.
 */
export function useColumnWidths<R>(
  placed: readonly PlacedColumn<R>[],
  available: number,
  needed: NeededWidths,
  onResize: ((column: string, width: number) => void) | undefined,
): ColumnWidths {
  const [held, setHeld] = useState(noneHeld)
  const [dragged, setDragged] = useState<{ readonly track: number; readonly width: number }>()
  const widths = useMemo(() => {
    const shares = placed.map(({ column, kind, track }) => {
      const keeps = held.get(column.id)
      if (dragged?.track === track) return { width: dragged.width, canGrow: false }
      if (keeps?.base === column.width) return { width: keeps.width, canGrow: false }
      const width = Math.max(column.width, column.minWidth ?? 0)
      if (kind !== 'data' || column.isWidthChosen) return { width, canGrow: false }
      const minWidth = needed.get(column.id) ?? 0
      return {
        width: Math.max(width, minWidth),
        canGrow: true,
        min: column.minFitWidth && Math.max(column.minFitWidth, minWidth),
      }
    })
    return shareWidths(shares, available)
  }, [placed, available, needed, held, dragged])

  const start = useCallback(
    (track: number) => {
      const left = placed.slice(0, track)
      setHeld(new Map(left.map(({ column, track: at }) => [column.id, { base: column.width, width: widths[at] ?? 0 }])))
    },
    [placed, widths],
  )
  const move = useCallback((track: number, width: number) => setDragged({ track, width }), [])
  const end = useCallback(
    (track: number, width?: number) => {
      setDragged(undefined)
      const column = placed[track]?.column
      if (!column || width === undefined) return
      const chosen = clampWidth(width, column.minWidth ?? widthLimits.min)
      setHeld((before) => new Map(before).set(column.id, { base: chosen, width: chosen }))
      onResize?.(column.id, chosen)
    },
    [placed, onResize],
  )
  const resizing = useMemo(() => ({ start, move, end }), [start, move, end])
  return { widths, resizing }
}
