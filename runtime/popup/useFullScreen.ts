import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
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
 * Lets a part of a page fill the window without being mounted anew: it goes to the layer above everything else, which is
 * out of reach until Escape or another toggle ends it.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!isFull || !element) return
    const focused = document.activeElement
    element.popover = 'manual'
    element.classList.add('pw-fills-window')
    element.showPopover()
    const end = keepTo(element)
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    return () => {
      end()
      element.hidePopover()
      element.popover = null
      element.classList.remove('pw-fills-window')
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    }
  }, [isFull, ref])

  useEffect(() => {
    if (!isFull) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (ref.current?.querySelector('[popover]:popover-open')) return
      event.preventDefault()
      // A dialog around the page stays open.
      event.stopPropagation()
      setFull(false)
    }
    document.addEventListener('keydown', pressed, true)
    return () => document.removeEventListener('keydown', pressed, true)
  }, [isFull, ref])

  return { isFull, toggle: () => setFull((before) => !before) }
}
