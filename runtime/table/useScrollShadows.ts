import { useLayoutEffect } from 'react'
import type { View } from './useView.ts'

/** Marks the scroll area while columns lie under the pins of a side, for the shadow of those pins. */
export function useScrollShadows({ scroller, width }: View, contentWidth: number): void {
  useLayoutEffect(() => {
    const mark = () => {
      scroller.toggleAttribute('data-under-left', scroller.scrollLeft > 0)
      scroller.toggleAttribute('data-under-right', scroller.scrollLeft < contentWidth - width - 1)
    }
    mark()
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => scroller.removeEventListener('scroll', mark)
  }, [scroller, width, contentWidth])
}
