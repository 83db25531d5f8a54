import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react'
import { type MenuEntry, MenuPopover } from './MenuPopover.tsx'
import { placePopup } from './placePopup.ts'

interface MenuButtonProps {
  /** What the button is called; read out when it shows only an icon. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly className?: string
  /** The end of the button with which the menu is in line. */
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** Not to be seen before it has its place, but able to take the focus. */
const unplaced: CSSProperties = { opacity: 0 }

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
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [style, setStyle] = useState(unplaced)
  const toggled = (opens: boolean) => {
    setOpen(opens)
    const [box, own] = [button.current?.getBoundingClientRect(), menu.current?.getBoundingClientRect()]
    setStyle(opens && box && own ? placePopup(box, own, { width: innerWidth, height: innerHeight }, align) : unplaced)
  }
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
      >
        {children}
      </button>
      <MenuPopover ref={menu} id={id} label={label} entries={entries} style={style} onToggle={toggled} />
    </>
  )
}
