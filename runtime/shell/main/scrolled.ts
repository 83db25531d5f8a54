import { type RefObject, useCallback, useRef } from 'react'

/** A header that hides does so beyond these pixels (specification 2.4 and 9). */
const hideAfter = 100

interface Scrolled {
  /** For the frame: its styles read `--pw-scrolled` and `data-away`. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onScroll: (pixels: number) => void
}

/** Tells the styles of the frame how far the shown page is scrolled, without drawing anything again. */
export function useScrolled(): Scrolled {
  const ref = useRef<HTMLDivElement>(null)
  const onScroll = useCallback((pixels: number) => {
    ref.current?.style.setProperty('--pw-scrolled', `${pixels}px`)
    if (ref.current) ref.current.dataset.away = String(pixels > hideAfter)
  }, [])
  return { ref, onScroll }
}
