import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
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
  const onToggle = useCallback(({ newState }: { readonly newState: string }) => setOpen(newState === 'open'), [])

  // What it shows may come later than the popup itself, and grow.
  useEffect(() => {
    const element = popup.current
    if (!isOpen || !element) return
    const place = () => {
      const box = trigger.current?.getBoundingClientRect()
      if (!box) return
      const { left, top } = placePopup(
        box,
        element.getBoundingClientRect(),
        { width: innerWidth, height: innerHeight },
        align,
      )
      element.style.left = `${left}px`
      element.style.top = `${top}px`
      element.style.visibility = 'visible'
      if (document.activeElement === trigger.current || document.activeElement === document.body)
        element.querySelector<HTMLElement>('button, input, a')?.focus()
    }
    const grown = new ResizeObserver(place)
    grown.observe(element)
    return () => grown.disconnect()
  }, [isOpen, align])

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
