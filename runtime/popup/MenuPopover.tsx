import { CheckOutlined } from '@ant-design/icons'
import type { ReferenceElement } from '@floating-ui/react'
import { type KeyboardEvent, type RefObject, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icons/index.ts'
import { anchorPopup } from './anchorPopup.ts'
import { keepEscape } from './keepEscape.ts'
import { moveFocus } from './moveFocus.ts'
import type { PopupPlacement } from './placement.ts'
import './menus.css'

/** One line of a popup menu. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  /** A name of the icon table. */
  readonly icon?: string
  /** Whether it is the chosen one, for entries of which one is chosen. */
  readonly isChosen?: boolean
  readonly isDisabled?: boolean
  readonly isDanger?: boolean
  /** Whether a line separates it from the entry before. */
  readonly isApart?: boolean
  readonly onSelect: () => void
}

interface MenuPopoverProps {
  readonly id: string
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Where the menu stands. */
  readonly placement: PopupPlacement
  readonly anchor: RefObject<ReferenceElement | null>
  readonly onToggle: (isOpen: boolean) => void
  readonly ref?: RefObject<HTMLDivElement | null>
}

/** The entries that can have the focus. */
const reachable = '[role^="menuitem"]:not(:disabled)'

/** A menu in front of everything; it closes by Escape, by a click beside it and when an entry was chosen. */
export function MenuPopover({ id, label, entries, placement, anchor, onToggle, ref }: MenuPopoverProps) {
  const ownRef = useRef<HTMLDivElement>(null)
  const popover = ref ?? ownRef
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (isOpen && popover.current && anchor.current) return anchorPopup(popover.current, anchor.current, placement)
  }, [isOpen, popover, anchor, placement])
  // The event of having opened comes a while after it; a key pressed in between belongs to the menu already.
  const opens = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return
    const first = currentTarget.querySelector('[aria-checked="true"]') ?? currentTarget.querySelector(reachable)
    for (const entry of currentTarget.querySelectorAll<HTMLElement>(reachable)) entry.autofocus = entry === first
  }
  const moved = (event: KeyboardEvent) => {
    keepEscape(event)
    if (event.key === 'Tab') popover.current?.hidePopover()
    else if (list.current && moveFocus(list.current, reachable, event.key)) event.preventDefault()
  }
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className="pw-menu"
      onToggle={({ newState }) => {
        setOpen(newState === 'open')
        onToggle(newState === 'open')
      }}
      onBeforeToggle={opens}
    >
      <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={moved}>
        {entries.map(({ id: key, label: words, icon, isChosen, isDisabled = false, isDanger, isApart, onSelect }) => (
          <button
            key={key}
            type="button"
            role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
            {...(isChosen === undefined ? {} : { 'aria-checked': isChosen })}
            tabIndex={-1}
            disabled={isDisabled}
            className={`pw-menu-entry${isDanger ? ' pw-menu-entry-danger' : ''}${isApart ? ' pw-menu-entry-apart' : ''}`}
            onClick={() => {
              popover.current?.hidePopover()
              onSelect()
            }}
          >
            {icon !== undefined && <Icon name={icon} />}
            <span className="pw-menu-entry-text">{words}</span>
            {isChosen === true && <CheckOutlined aria-hidden="true" />}
          </button>
        ))}
      </div>
    </div>
  )
}
