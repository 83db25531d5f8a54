import { useEffect, useEffectEvent } from 'react'

/** Prints in the page's own way, on the keys by which a browser prints what the window shows. */
export function usePrintKeys(print: () => void): void {
  const onPrint = useEffectEvent(print)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrintKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isPrintKey || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return
      event.preventDefault()
      onPrint()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
