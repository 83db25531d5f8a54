import { Button, type ButtonProps } from 'antd'
import { useId, useRef, useState } from 'react'
import { belowStart, type MenuEntry, MenuPopover } from '../../popup/index.ts'

interface ChoiceButtonProps extends ButtonProps {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** A button of a toolbar that opens a menu of what it can do. */
export function ChoiceButton({ label, entries, ...button }: ChoiceButtonProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} popoverTarget={id}>
        {label}
        <span className="pw-toolbar-caret" aria-hidden="true" />
      </Button>
      <MenuPopover id={id} label={label} entries={entries} placement={belowStart} anchor={trigger} onToggle={setOpen} />
    </>
  )
}
