import { type RefObject, useEffect, useInsertionEffect, useState } from 'react'
import { followScroll } from './followScroll.ts'
import { createScrollMemory } from './scrollMemory.ts'

const findShown = (pages: HTMLElement | null): Element | undefined =>
  [...(pages?.children ?? [])].find((each) => each.checkVisibility())

/**
 * Has Back and Forward find a page scrolled as it was left; what is opened anew begins at its top. A page that still loads
 * is scrolled as it grows. Gives what is told of scrolling.
 */
export function useScrollMemory(
  pages: RefObject<HTMLElement | null>,
  key: string,
  isRestored: boolean,
): (pixels: number) => void {
  const [memory] = useState(createScrollMemory)
  // Before the panel of the page says that it begins at its top.
  useInsertionEffect(() => memory.enter(key, isRestored), [memory, key, isRestored])
  useEffect(() => {
    // Who goes back at once leaves before their scrolling was noted.
    const keep = () => {
      const panel = findShown(pages.current)
      if (panel) memory.note(panel.scrollTop)
    }
    addEventListener('popstate', keep, true)
    return () => removeEventListener('popstate', keep, true)
  }, [memory, pages])
  useEffect(() => {
    const target = memory.target()
    if (target === undefined) return
    return followScroll(
      () => findShown(pages.current),
      target,
      () => memory.release(key),
    )
  }, [memory, pages, key])
  return memory.note
}
