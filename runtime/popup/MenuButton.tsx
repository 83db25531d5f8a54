import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react'
import { type MenuEntry, MenuPopover } from './MenuPopover.tsx'

interface MenuButtonProps {
  /** What the button is called; read out when it shows only an icon. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly className?: string
  readonly children: ReactNode
}

/** A button that opens a menu below itself, in line with its end. */
export function MenuButton({ label, entries, className = '', children }: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [style, setStyle] = useState<CSSProperties>({})
  const place = () => {
    const box = button.current?.getBoundingClientRect()
    if (box) setStyle({ top: box.bottom + 6, right: Math.max(8, document.documentElement.clientWidth - box.right) })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`pw-shell-quiet ${className}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {children}
      </button>
      <MenuPopover id={id} label={label} entries={entries} style={style} onToggle={setOpen} onBeforeOpen={place} />
    </>
  )
}
