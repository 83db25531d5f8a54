import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Lets the tabs of a row be dragged to other places. The code for that is loaded as soon as there are two tabs to be put
 * in order: a drag that begins before it is there would do nothing.
 */
export function useTabDrag(
  row: RefObject<HTMLElement | null>,
  { paths, isSortable }: { readonly paths: readonly string[]; readonly isSortable: boolean },
  move: (path: string, place: number) => void,
): void {
  const onDrop = useEffectEvent((path: string, target: string, edge: 'before' | 'after') => {
    const others = paths.filter((other) => other !== path)
    move(path, others.indexOf(target) + (edge === 'after' ? 1 : 0))
  })
  useEffect(() => {
    const element = row.current
    if (!element || !isSortable) return
    let end: (() => void) | undefined
    let isGone = false
    const begin = () => {
      void import('./dragTabs.ts').then(
        ({ dragTabs }) => {
          if (!isGone) end = dragTabs(element, onDrop)
        },
        // On a line that is down for a moment, the next pointer over the row asks again.
        () => element.addEventListener('pointerenter', begin, { once: true }),
      )
    }
    begin()
    return () => {
      isGone = true
      element.removeEventListener('pointerenter', begin)
      end?.()
    }
  }, [row, isSortable])
}
