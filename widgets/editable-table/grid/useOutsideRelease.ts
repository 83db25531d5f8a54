import { useEffect, useRef } from 'react'
import type { Grid } from './types.ts'

/**
 * A mouse release outside closes what is edited (specification 4). Lists and dialogs that an editor opened are inside:
 * their events pass the table on their way through React.
 */
export function useOutsideRelease(grid: Grid): () => void {
  const isInside = useRef(false)
  useEffect(() => {
    const onRelease = () => {
      const wasInside = isInside.current
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
