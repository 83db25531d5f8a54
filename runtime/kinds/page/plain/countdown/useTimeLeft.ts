import { type RefObject, useEffect, useState } from 'react'
import { toNextSecond } from './timeLeft.ts'

/**
 * The time until a moment in milliseconds, 0 once it is over. It is read from the clock each time, so that it never drifts,
 * once a second while its place is in view and the tab is; both are asked anew as they come back.
 */
export function useTimeLeft(ref: RefObject<HTMLElement | null>, moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const element = ref.current
    if (element === null || moment === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInView = false
    const tick = () => {
      clearTimeout(timer)
      const current = Date.now()
      setNow(current)
      if (isInView && document.visibilityState === 'visible' && current < moment)
        timer = setTimeout(tick, toNextSecond(moment - current))
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
      tick()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', tick)
    }
  }, [ref, moment])
  return moment === undefined ? 0 : Math.max(0, moment - now)
}
