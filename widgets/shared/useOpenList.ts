import { type KeyboardEvent, useState } from 'react'

/**
 * Whether a drop-down list is open. Escape closes it and nothing behind it, such as the dialog of the form, also where a
 * note stands in place of the choices.
 */
export function useOpenList(onTurn: (isOpen: boolean) => void) {
  const [isOpen, setOpen] = useState(false)
  const turn = (next: boolean) => {
    setOpen(next)
    onTurn(next)
  }
  return {
    open: isOpen,
    onOpenChange: turn,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return
      event.stopPropagation()
      turn(false)
    },
  }
}
