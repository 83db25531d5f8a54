import { useEffect } from 'react'
import { useGrid, useGridSetup } from './context.ts'

/** Lets people drag rows to another place; what it takes is loaded by tables that allow it. */
export function useRowDrag(scroller: HTMLElement, rowHeight: number): void {
  const grid = useGrid()
  const { props, disabled } = useGridSetup()
  const isAllowed = props.dragSort === true && !disabled
  useEffect(() => {
    if (!isAllowed) return
    let end: (() => void) | undefined
    let isOver = false
    void import('./rowDrag.ts').then(({ startRowDrag }) => {
      if (!isOver) end = startRowDrag({ grid, scroller, rowHeight })
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [grid, scroller, rowHeight, isAllowed])
}
