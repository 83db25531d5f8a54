import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { anchorPopup, preloadPlacing } from './anchorPopup.ts'
import { keepEscape } from './keepEscape.ts'
import { belowEnd, belowStart } from './placement.ts'
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

  useLayoutEffect(() => {
    const [element, button] = [popup.current, trigger.current]
    if (!isOpen || !element || !button) return
    // What it shows may come later than the popup itself, and the focus goes there once.
    const focusFirst = () => {
      if (document.activeElement === button || document.activeElement === document.body)
        element.querySelector<HTMLElement>('button, input, a')?.focus()
    }
    return anchorPopup(element, button, align === 'start' ? belowStart : belowEnd, focusFirst)
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
        onPointerEnter={preloadPlacing}
        onFocus={preloadPlacing}
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
