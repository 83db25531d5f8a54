import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { keepEscape } from './keepEscape.ts'
import { placePopup } from './placePopup.ts'
import './popup.css'

interface PopupProps {
  /** What the button is called. */
  readonly label: string
  readonly button: ReactNode
  readonly buttonClass?: string
  readonly align?: 'start' | 'end'
  /** Drawn while the popup is open; `close` shuts it and gives the focus back. */
  readonly children: (close: () => void) => ReactNode
  readonly isDisabled?: boolean
}

/**
 * A button with a light popup of the browser's own: it closes on Escape and on a press elsewhere, and stands above
 * dialogs.
 */
export function Popup({ label, button, buttonClass, align = 'end', children, isDisabled = false }: PopupProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const close = useCallback(() => popup.current?.hidePopover(), [])
  const onToggle = useCallback(
    (event: { readonly newState: string }) => {
      const open = event.newState === 'open'
      setOpen(open)
      if (!open) return
      requestAnimationFrame(() => {
        const [box, own] = [trigger.current?.getBoundingClientRect(), popup.current?.getBoundingClientRect()]
        if (!box || !own || !popup.current) return
        const { left, top } = placePopup(box, own, { width: innerWidth, height: innerHeight }, align)
        popup.current.style.left = `${left}px`
        popup.current.style.top = `${top}px`
        popup.current.style.visibility = 'visible'
        popup.current.querySelector<HTMLElement>('button, input, a')?.focus()
      })
    },
    [align],
  )

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass ?? 'pw-popup-button'}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
        disabled={isDisabled}
      >
        {button}
      </button>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="pw-popup"
        onToggle={onToggle}
        onKeyDown={keepEscape}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
