import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

export interface View {
  readonly scroller: HTMLDivElement
  readonly width: number
  readonly height: number
}

/**
 * Measures the scroll area before the first paint and whenever its size changes. A hidden tab measures nothing, so
 * that the table keeps its layout until it is shown again.
 */
export function useView(): readonly [View | undefined, (scroller: HTMLDivElement) => () => void] {
  const [view, setView] = useState<View>()
  const attach = useCallback((scroller: HTMLDivElement) => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = scroller
      if (width === 0) return
      setView((known) =>
        known?.scroller === scroller && known.width === width && known.height === height
          ? known
          : { scroller, width, height },
      )
    }
    measure()
    // In the frame of the change, so that a scrollbar that appears never shows a line too wide.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [])
  return [view, attach]
}
