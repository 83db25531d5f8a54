import { type RefObject, useLayoutEffect, useState } from 'react'
import './fullScreen.css'

export interface FullScreen {
  readonly isFull: boolean
  readonly toggle: () => void
}

/** Keeps everything but the element out of reach; gives what ends that. */
function keepTo(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement)
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

/**
 * Lets a part of a page fill the window without being mounted anew: it goes to the layer above everything else, dialogs
 * too, which is out of reach until it ends. F11 in it toggles. Escape ends it, unless a popover in it is open, or what has
 * the focus says by `data-keeps-escape` that it uses the key itself.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!isFull || !element) return
    const focused = document.activeElement
    const keepFocus = () => {
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    }
    element.popover = 'manual'
    element.classList.add('pw-fills-window')
    element.showPopover()
    const end = keepTo(element)
    keepFocus()
    return () => {
      end()
      element.hidePopover()
      element.popover = null
      element.classList.remove('pw-fills-window')
      keepFocus()
    }
  }, [isFull, ref])

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const leave = (event: KeyboardEvent) => {
      if (!isFull || event.key !== 'Escape' || event.defaultPrevented) return
      if (element.querySelector('[popover]:popover-open')) return
      if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) return
      event.preventDefault()
      // A dialog around the page stays open.
      event.stopPropagation()
      setFull(false)
    }
    const pressedInside = (event: KeyboardEvent) => {
      if (event.key !== 'F11') return leave(event)
      event.preventDefault()
      setFull((before) => !before)
    }
    const pressedOutside = (event: KeyboardEvent) => {
      if (!event.composedPath().includes(element)) leave(event)
    }
    element.addEventListener('keydown', pressedInside)
    document.addEventListener('keydown', pressedOutside, true)
    return () => {
      element.removeEventListener('keydown', pressedInside)
      document.removeEventListener('keydown', pressedOutside, true)
    }
  }, [isFull, ref])

  return { isFull, toggle: () => setFull((before) => !before) }
}
