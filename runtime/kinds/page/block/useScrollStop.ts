import { type RefObject, useEffect } from 'react'

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex]'

/** Lets the keyboard reach, and so scroll, what holds more than it has room for and nothing that takes the focus. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const sized = new ResizeObserver(() => {
      const isStop = element.scrollHeight > element.clientHeight + 1 && !element.querySelector(focusable)
      if (isStop) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    sized.observe(element)
    sized.observe(content)
    return () => sized.disconnect()
  }, [ref])
}
