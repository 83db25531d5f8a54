import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** The scroll area with the width of what is seen in it. */
export interface Scroller {
  readonly element: HTMLDivElement
  readonly width: number
}

/** Measures the scroll area before the first paint and whenever it changes; a hidden one keeps its measure. */
export function useScroller(): readonly [Scroller | undefined, (element: HTMLDivElement) => () => void] {
  const [scroller, setScroller] = useState<Scroller>()
  const attach = useCallback((element: HTMLDivElement) => {
    const measure = () => {
      const { clientWidth: width } = element
      if (width === 0) return
      setScroller((known) => (known?.element === element && known.width === width ? known : { element, width }))
    }
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [scroller, attach]
}
