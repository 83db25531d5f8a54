import { type RefObject, useEffect } from 'react'

/** Lets the tabs of a row be dragged to other places. What does so comes with the first pointer over the row. */
export function useTabDrag(
  row: RefObject<HTMLElement | null>,
  paths: readonly string[],
  move: (path: string, place: number) => void,
): void {
  const order = paths.join('\n')
  useEffect(() => {
    const element = row.current
    if (!element) return
    const places = order.split('\n')
    let end: (() => void) | null = null
    let isGone = false
    const begin = () => {
      void import('./dragTabs.ts').then(({ dragTabs }) => {
        if (isGone) return
        end = dragTabs(element, (path, target, edge) => {
          const others = places.filter((other) => other !== path)
          move(path, others.indexOf(target) + (edge === 'after' ? 1 : 0))
        })
      }, undefined)
    }
    element.addEventListener('pointerenter', begin, { once: true })
    if (element.matches(':hover')) begin()
    return () => {
      isGone = true
      element.removeEventListener('pointerenter', begin)
      end?.()
    }
  }, [row, order, move])
}
