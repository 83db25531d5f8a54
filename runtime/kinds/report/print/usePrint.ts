import { useCallback, useEffect, useState } from 'react'
import { usePrinting } from './usePrinting.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Prints a page once all of it is on it. `prepare` resolves when nothing is loaded any more. */
export function usePrint(prepare: () => Promise<void>) {
  const [isPreparing, setPreparing] = useState(false)
  const isPrinting = usePrinting()

  useEffect(() => {
    if (!isPreparing) return
    let isEnded = false
    const work = async () => {
      await prepare()
      // What was mounted last draws in the first frame, and is seen in the second.
      await nextFrame()
      await nextFrame()
      if (!isEnded) window.print()
      setPreparing(false)
    }
    void work()
    return () => {
      isEnded = true
    }
  }, [isPreparing, prepare])

  const print = useCallback(() => setPreparing(true), [])
  return { isPreparing, isPrinting, print }
}
