import { useEffect, useRef } from 'react'
import type { Grid } from './types.ts'

/** Whether something happened in a dialog that stands in front of the table, such as a page that an editor opened. */
function isInFront(target: EventTarget | null, grid: Grid): boolean {
  const dialog = target instanceof Element ? target.closest('.ant-modal-wrap, .ant-drawer') : null
  const table = grid.view()?.scroller
  return dialog !== null && table !== undefined && !dialog.contains(table)
}

/**
 * A mouse release outside closes what is edited (specification 4). Lists and dialogs that an editor opened are inside:
 * the events of its own pass the table on their way through React, and pages that it opened stand in front.
 */
export function useOutsideRelease(grid: Grid): () => void {
  const isInside = useRef(false)
  useEffect(() => {
    const onRelease = ({ target }: MouseEvent) => {
      const wasInside = isInside.current || isInFront(target, grid)
      isInside.current = false
      if (wasInside || grid.cursor.get().mode !== 'edit') return
      grid.cursor.set({ mode: 'idle' })
    }
    document.addEventListener('mouseup', onRelease)
    return () => document.removeEventListener('mouseup', onRelease)
  }, [grid])
  return () => {
    isInside.current = true
  }
}
