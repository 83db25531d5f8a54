import { Button, type ButtonProps } from 'antd'
import { type CSSProperties, useId, useRef, useState } from 'react'
import { type MenuEntry, MenuPopover, placePopup } from '../../popup/index.ts'

/** Not to be seen before it has its place, but able to take the focus. */
const unplaced: CSSProperties = { opacity: 0 }

interface ChoiceButtonProps extends ButtonProps {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** A button of a toolbar that opens a menu of what it can do. */
export function ChoiceButton({ label, entries, ...button }: ChoiceButtonProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [style, setStyle] = useState(unplaced)
  const toggled = (opens: boolean) => {
    setOpen(opens)
    const [box, own] = [trigger.current?.getBoundingClientRect(), menu.current?.getBoundingClientRect()]
    setStyle(opens && box && own ? placePopup(box, own, { width: innerWidth, height: innerHeight }, 'start') : unplaced)
  }
  return (
    <>
      <Button {...button} ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} popoverTarget={id}>
        {label}
        <span className="pw-toolbar-caret" aria-hidden="true" />
      </Button>
      <MenuPopover ref={menu} id={id} label={label} entries={entries} style={style} onToggle={toggled} />
    </>
  )
}
