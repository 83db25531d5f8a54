import { type RefObject, useLayoutEffect } from 'react'
import { anchorPopup, type PopupPlacement } from '../../../runtime/index.ts'

/** The least width of a panel, in pixels. */
const minWidth = 360

/** Shows an element before everything else, with the focus where it was. */
function bringForward(element: HTMLElement): void {
  const focused = document.activeElement
  element.popover = 'manual'
  element.showPopover()
  if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true })
}

/** It lies over its cell, as far as the window has room there. */
const overCell: PopupPlacement = { placement: 'bottom-start' }

const fitWidth = (panel: HTMLElement, cell: Element) => {
  panel.style.width = `${Math.min(Math.max(cell.getBoundingClientRect().width, minWidth), innerWidth - 16)}px`
}

/** Keeps a panel over its cell, beginning at the cell's upper edge. Returns a function that stops it. */
function keepOver(panel: HTMLElement, cell: Element): () => void {
  const upperEdge = () => {
    const { left, top, width } = cell.getBoundingClientRect()
    return new DOMRect(left, top, width)
  }
  fitWidth(panel, cell)
  const stop = anchorPopup(panel, { getBoundingClientRect: upperEdge, contextElement: cell }, overCell)
  const onResize = () => fitWidth(panel, cell)
  addEventListener('resize', onResize)
  return () => {
    stop()
    removeEventListener('resize', onResize)
  }
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
    let stop: (() => void) | undefined
    const becomePanel = () => {
      if (stop || editor.scrollHeight <= cell.clientHeight) return
      bringForward(editor)
      stop = keepOver(editor, cell)
    }
    // What becomes a panel changes its size, which an observer must not do to what it observes.
    let frame = 0
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(becomePanel)
    })
    observer.observe(editor)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [ref])
}
