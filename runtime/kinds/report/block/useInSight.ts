import { type RefObject, useEffect, useState } from 'react'

/** How far outside of the view something is made ready, in pixels. */
const margin = '400px 0px'

/** Whether something has come near the view; from then on it stays so. */
export function useInSight(ref: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (wasSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, wasSeen])
  return wasSeen
}
