import { type RefObject, useEffect } from 'react'

/**
 * An effect that lasts as long as its element is in the document. A hidden `<Activity>` ends effects although its
 * content lives on; this one then stays, and is not begun a second time when the content shows again.
 */
export function useLastingEffect(element: RefObject<Element | null>, begin: () => () => void): void {
  useEffect(() => {
    const node = element.current
    const end = begin()
    return () => {
      if (!node?.isConnected) end()
    }
  }, [element, begin])
}
