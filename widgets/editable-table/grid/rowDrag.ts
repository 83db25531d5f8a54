import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dropRow } from '../actions/rows.ts'
import type { Grid } from './types.ts'

interface RowDrag {
  readonly grid: Grid
  readonly scroller: HTMLElement
  readonly rowHeight: number
}

/** Within so many pixels of its edge the table scrolls under a dragged row. */
const edge = 40

/** The line that shows where a dragged row will lie. */
function createLine(body: HTMLElement): HTMLElement {
  const line = document.createElement('div')
  line.className = 'pw-grid-drop'
  body.append(line)
  return line
}

/** Starts to listen to the handles of rows; gives what ends that. */
export function startRowDrag({ grid, scroller, rowHeight }: RowDrag): () => void {
  const handles = new Map<Element, () => void>()
  const bodyOf = () => scroller.querySelector<HTMLElement>('.pw-grid-body')
  let line: HTMLElement | undefined

  const placeAt = (clientY: number): number => {
    const top = bodyOf()?.getBoundingClientRect().top ?? 0
    return Math.max(0, Math.min(grid.store.keys().length, Math.round((clientY - top) / rowHeight)))
  }
  const scrollAt = (clientY: number) => {
    const { top, bottom } = scroller.getBoundingClientRect()
    if (clientY < top + edge) scroller.scrollTop -= rowHeight / 2
    if (clientY > bottom - edge) scroller.scrollTop += rowHeight / 2
  }
  const hideLine = () => {
    line?.remove()
    line = undefined
  }
  const takeHandles = () => {
    for (const [handle, end] of handles) {
      if (handle.isConnected) continue
      end()
      handles.delete(handle)
    }
    for (const handle of scroller.querySelectorAll<HTMLElement>('[data-drag]')) {
      const row = handle.closest<HTMLElement>('[data-row]')
      if (!row || handles.has(handle)) continue
      handles.set(
        handle,
        draggable({ element: row, dragHandle: handle, getInitialData: () => ({ grid, key: handle.dataset.drag }) }),
      )
    }
  }
  takeHandles()
  const observer = new MutationObserver(takeHandles)
  observer.observe(scroller, { childList: true, subtree: true })

  const end = combine(
    dropTargetForElements({
      element: scroller,
      canDrop: ({ source }) => source.data.grid === grid,
      onDrag({ location }) {
        const { clientY } = location.current.input
        scrollAt(clientY)
        const body = bodyOf()
        if (body) line ??= createLine(body)
        if (line) line.style.top = `${placeAt(clientY) * rowHeight}px`
      },
      onDragLeave: hideLine,
      onDrop({ source, location }) {
        hideLine()
        const from = grid.store.keys().indexOf(String(source.data.key))
        if (from >= 0) dropRow(grid, from, placeAt(location.current.input.clientY))
      },
    }),
    () => observer.disconnect(),
    () => {
      for (const stop of handles.values()) stop()
    },
    hideLine,
  )
  return end
}
