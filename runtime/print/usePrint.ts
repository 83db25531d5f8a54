import { useCallback, useState } from 'react'
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

/** Prints a page by a sheet of its own, on a press of its button as on the browser's own keys. */
export function usePrint(isOn = true): Printing {
  const [isPreparing, setPreparing] = useState(false)
  const isPrinting = usePrinting(isOn && !isPreparing)
  const print = useCallback(() => setPreparing(true), [])
  const endPrint = useCallback(() => setPreparing(false), [])
  usePrintKeys(isOn ? print : undefined)
  return { isPreparing, isPrinting, print, endPrint }
}
