import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface FileDragRequest {
  readonly list: RefObject<HTMLElement | null>
  readonly axis: 'vertical' | 'horizontal'
  /** What stands in the list, so that new items are dragged too. */
  readonly keys: string
  readonly isAllowed: boolean
  readonly onMove: (from: number, to: number) => void
}

/** Lets people drag files to another place; what it takes is loaded once there are two. */
export function useFileDrag({ list, axis, keys, isAllowed, onMove }: FileDragRequest): void {
  const latest = useRef(onMove)
  useLayoutEffect(() => {
    latest.current = onMove
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are other elements
  useEffect(() => {
    if (!isAllowed) return
    let end: (() => void) | undefined
    let isOver = false
    void import('./fileDrag.ts').then(({ startFileDrag }) => {
      if (!isOver && list.current)
        end = startFileDrag({ list: list.current, axis, onMove: (from, to) => latest.current(from, to) })
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [list, axis, keys, isAllowed])
}
