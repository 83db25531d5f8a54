import { type RefCallback, useCallback, useId } from 'react'
import { useLatest } from '../../../runtime/index.ts'

interface FileDragRequest {
  /** Whether the files stand below or beside each other. */
  readonly axis: 'vertical' | 'horizontal'
  readonly isAllowed: boolean
  readonly onMove: (from: number, to: number) => void
}

/**
 * The ref of the elements of files that can be dragged to each other's places; each says its own place as `data-file`.
 * What dragging takes is loaded with the first of them.
 */
export function useFileDrag({ axis, isAllowed, onMove }: FileDragRequest): RefCallback<HTMLElement> | undefined {
  const list = useId()
  const latest = useLatest(onMove)
  const drag = useCallback(
    (item: HTMLElement | null) => {
      if (!item) return
      let end: (() => void) | undefined
      let isOver = false
      void import('./fileDrag.ts').then(({ startFileDrag }) => {
        if (!isOver) end = startFileDrag({ item, list, axis, onMove: (from, to) => latest.current(from, to) })
      })
      return () => {
        isOver = true
        end?.()
      }
    },
    [latest, list, axis],
  )
  return isAllowed ? drag : undefined
}
