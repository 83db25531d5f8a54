import { type RefObject, useEffect, useState } from 'react'

/** How far outside of the view something is made ready. */
const margin = { early: '400px 0px', late: '0px' } as const

/** Whether something has come near the view, or into it where it is made ready late; from then on it stays so. */
export function useInSight(ref: RefObject<HTMLElement | null>, when: keyof typeof margin): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (wasSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: margin[when] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, wasSeen, when])
  return wasSeen
}
