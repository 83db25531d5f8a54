import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that the entry for what has no room takes. */
const moreWidth = 96

/** How many of the children of a row have room in it, side by side from the first on. */
export function useFitting(row: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [fitting, setFitting] = useState(items.length)
  useLayoutEffect(() => {
    const element = row.current
    const parent = element?.parentElement
    if (!element || !parent) return
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width)
      const countFitting = (available: number) => {
        const ends = widths.map((_, place) => widths.slice(0, place + 1).reduce((sum, width) => sum + width, 0))
        return ends.filter((end) => end <= available).length
      }
      const all = countFitting(parent.clientWidth)
      setFitting(all === items.length ? all : countFitting(parent.clientWidth - moreWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(parent)
    return () => observer.disconnect()
  }, [row, items])
  return Math.min(fitting, items.length)
}
