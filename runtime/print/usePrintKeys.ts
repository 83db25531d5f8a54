import { useEffect, useEffectEvent } from 'react'
import { isPressed } from '../ui/index.ts'

/** What prints on the screen now, the one in front last. */
const printers: (() => void)[] = []

function onKeyDown(event: KeyboardEvent): void {
  if (!isPressed(event, 'print') || event.defaultPrevented) return
  event.preventDefault()
  printers.at(-1)?.()
}

/** Prints in the page's own way, on the keys by which a browser prints what the window shows; nothing prints nothing. */
export function usePrintKeys(print: (() => void) | undefined): void {
  const isOn = print !== undefined
  const onPrint = useEffectEvent(() => print?.())
  useEffect(() => {
    if (!isOn) return
    const printer = () => onPrint()
    printers.push(printer)
    if (printers.length === 1) addEventListener('keydown', onKeyDown)
    return () => {
      printers.splice(printers.indexOf(printer), 1)
      if (printers.length === 0) removeEventListener('keydown', onKeyDown)
    }
  }, [isOn])
}
