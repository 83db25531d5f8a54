import { type RefObject, useLayoutEffect } from 'react'
import { placePopup } from '../../../runtime/index.ts'

/** The least width of a panel, in pixels. */
const leastWidth = 360

/** Shows an element before everything else, with the focus where it was. */
function bringForward(element: HTMLElement): void {
  const focused = document.activeElement
  element.popover = 'manual'
  element.showPopover()
  if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true })
}

function place(panel: HTMLElement, cell: Element): void {
  const box = cell.getBoundingClientRect()
  panel.style.width = `${Math.min(Math.max(box.width, leastWidth), innerWidth - 16)}px`
  // It lies over its cell, as far as the window has room there.
  const { left, top } = placePopup(
    { ...box.toJSON(), bottom: box.top },
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width: innerWidth, height: innerHeight },
    'start',
  )
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px` })
}

/**
 * An editor that is higher than its cell, such as one of several lines or of pictures, becomes a panel over the cell:
 * rows are of one height, and the table would cut it off.
 */
export function useTallEditor(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const editor = ref.current
    const cell = editor?.closest('[data-cell]')
    if (!editor || !cell) return
    const sync = () => {
      const isPanel = editor.popover !== null
      if (!isPanel && editor.scrollHeight <= cell.clientHeight) return
      if (!isPanel) bringForward(editor)
      place(editor, cell)
    }
    // What is placed changes its size, which an observer must not do to what it observes.
    let frame = 0
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(sync)
    })
    observer.observe(editor)
    const moved = () => {
      if (editor.popover !== null) place(editor, cell)
    }
    document.addEventListener('scroll', moved, { capture: true, passive: true })
    addEventListener('resize', moved)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', moved, { capture: true })
      removeEventListener('resize', moved)
    }
  }, [ref])
}
