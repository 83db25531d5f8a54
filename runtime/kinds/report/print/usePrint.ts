import { useCallback, useState } from 'react'
import { usePrintKeys } from '../../../print/index.ts'
import { usePrinting } from './usePrinting.ts'

/** How a report comes to paper. */
export interface Printing {
  /** Whether the sheet of the report is made ready and printed. */
  readonly isPreparing: boolean
  /** Whether the page is printed as it stands, as by the menu of the browser. */
  readonly isPrinting: boolean
  readonly print: () => void
  /** Told that the sheet was printed. */
  readonly endPrint: () => void
}

/** Prints a report by its sheet, on a press of its button as on the browser's own keys. */
export function usePrint(): Printing {
  const [isPreparing, setPreparing] = useState(false)
  const isPrinting = usePrinting(!isPreparing)
  const print = useCallback(() => setPreparing(true), [])
  const endPrint = useCallback(() => setPreparing(false), [])
  usePrintKeys(print)
  return { isPreparing, isPrinting, print, endPrint }
}
