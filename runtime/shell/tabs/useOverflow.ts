import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the content of an element is wider than the element; looked at again when either may have changed. */
export function useOverflow(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [overflows, setOverflows] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the element has changed with it
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, content])
  return overflows
}
