import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import './fullScreen.css'

export interface FullScreen {
  readonly isFull: boolean
  readonly toggle: () => void
}

/** Keeps everything but the element out of reach; gives what ends that. */
function keepTo(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling)
    }
  }
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

/**
 * Lets an editor fill the window: in the layer above dialogs, with all else out of reach. F11 within it toggles, Escape
 * leaves unless something in it has a use of its own for the key.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!isFull || !element) return
    const focused = document.activeElement
    element.popover = 'manual'
    element.classList.add('pw-full-screen')
    element.showPopover()
    const end = keepTo(element)
    return () => {
      end()
      element.hidePopover()
      element.popover = null
      element.classList.remove('pw-full-screen')
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    }
  }, [isFull, ref])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'F11') {
        event.preventDefault()
        setFull((before) => !before)
      } else if (
        isFull &&
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !element.querySelector('[popover]:popover-open')
      ) {
        event.preventDefault()
        // A dialog around the editor stays open.
        event.stopPropagation()
        setFull(false)
      }
    }
    element.addEventListener('keydown', pressed)
    return () => element.removeEventListener('keydown', pressed)
  }, [isFull, ref])

  return { isFull, toggle: () => setFull(!isFull) }
}
