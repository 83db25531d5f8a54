import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the content of an element is wider than the element; looked at again when either changes. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    const changed = new MutationObserver(measure)
    changed.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [ref])
  return overflows
}
