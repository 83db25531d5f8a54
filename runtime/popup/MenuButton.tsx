import { type ReactNode, useId, useRef, useState } from 'react'
import { preloadPlacing } from './anchorPopup.ts'
import { type MenuEntry, MenuPopover } from './MenuPopover.tsx'
import { belowEnd, belowStart } from './placement.ts'

interface MenuButtonProps {
  /** What the button is called; read out when it shows only an icon. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly className?: string
  /** The end of the button with which the menu is in line. */
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** A button that opens a menu below itself, or above where there is no room. */
export function MenuButton({
  label,
  entries,
  className = 'pw-popup-button',
  align = 'end',
  children,
}: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onPointerEnter={preloadPlacing}
        onFocus={preloadPlacing}
      >
        {children}
      </button>
      <MenuPopover
        id={id}
        label={label}
        entries={entries}
        placement={align === 'start' ? belowStart : belowEnd}
        anchor={button}
        onToggle={setOpen}
      />
    </>
  )
}
