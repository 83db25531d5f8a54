import { useCallback, useEffect, useState } from 'react'
import { usePrinting } from './usePrinting.ts'
import { usePrintKeys } from './usePrintKeys.ts'

/** How a page comes to paper. */
export interface Printing {
  /** Whether its sheet is made ready and printed. */
  readonly isPreparing: boolean
  /** Whether the page is printed as it stands, as by the menu of the browser. */
  readonly isPrinting: boolean
  readonly print: () => void
  /** Told that the sheet was printed. */
  readonly endPrint: () => void
}

/**
 * Prints a page by a sheet of its own, on a press of its button as on the browser's own keys. `preload` loads the sheet once
 * the mouse has left the page for the menu of the browser, which prints what is there and waits for nothing.
 */
export function usePrint(isOn = true, preload?: () => void): Printing {
  const [isPreparing, setPreparing] = useState(false)
  const isPrinting = usePrinting(isOn && !isPreparing)
  const print = useCallback(() => setPreparing(true), [])
  const endPrint = useCallback(() => setPreparing(false), [])
  usePrintKeys(isOn ? print : undefined)
  useEffect(() => {
    if (!isOn || !preload) return
    const onLeave = () => preload()
    document.documentElement.addEventListener('mouseleave', onLeave, { once: true })
    return () => document.documentElement.removeEventListener('mouseleave', onLeave)
  }, [isOn, preload])
  return { isPreparing, isPrinting, print, endPrint }
}
