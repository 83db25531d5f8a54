import { useCallback, useState } from 'react'
import { cardsPerLine } from './cardKeys.ts'

/** Pixels between cards. */
export const cardGap = 12

/** How many cards stand beside each other in the room that there is; undefined until it is measured. */
export function useCardsPerLine(
  minWidth: number,
): readonly [perLine: number | undefined, attach: (element: HTMLElement) => () => void] {
  const [perLine, setPerLine] = useState<number>()
  const attach = useCallback(
    (element: HTMLElement) => {
      const measure = () => {
        const { clientWidth } = element
        // A hidden tab has no room; what was there still holds.
        if (clientWidth > 0) setPerLine(cardsPerLine(clientWidth, minWidth, cardGap))
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [minWidth],
  )
  return [perLine, attach]
}
