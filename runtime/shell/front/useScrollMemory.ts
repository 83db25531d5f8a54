import { type RefObject, useEffect, useInsertionEffect, useState } from 'react'
import { createScrollMemory } from './scrollMemory.ts'

/** What a person does who scrolls by themselves. */
const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const findShown = (pages: HTMLElement | null): Element | undefined =>
  [...(pages?.children ?? [])].find((each) => each.checkVisibility())

/**
 * Has Back and Forward find a page scrolled as it was left; what is opened anew begins at its top. A page that still loads
 * is scrolled as it grows, until it is there or the person scrolls. Gives what is told of scrolling.
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
    const panel = findShown(pages.current)
    if (target === undefined || !panel) return memory.release(key)
    const follow = () => {
      panel.scrollTop = target
      if (Math.abs(panel.scrollTop - target) <= 1) end()
    }
    const observer = new ResizeObserver(follow)
    const end = () => {
      observer.disconnect()
      memory.release(key)
      for (const name of own) removeEventListener(name, end, true)
    }
    if (panel.firstElementChild) observer.observe(panel.firstElementChild)
    for (const name of own) addEventListener(name, end, true)
    follow()
    return end
  }, [memory, pages, key])
  return memory.note
}
