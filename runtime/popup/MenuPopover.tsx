import { CheckOutlined } from '@ant-design/icons'
import { type CSSProperties, type KeyboardEvent, type Ref, type ToggleEvent, useRef } from 'react'
import { Icon } from '../icons/index.ts'
import { keepEscape } from './keepEscape.ts'
import { moveFocus } from './moveFocus.ts'
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
  readonly style: CSSProperties
  readonly onToggle: (isOpen: boolean) => void
  readonly onBeforeOpen?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The entries that can have the focus. */
const reachable = '[role^="menuitem"]:not(:disabled)'

/** A menu in front of everything; it closes by Escape, by a click beside it and when an entry was chosen. */
export function MenuPopover({ id, label, entries, style, onToggle, onBeforeOpen, ref }: MenuPopoverProps) {
  const list = useRef<HTMLDivElement>(null)
  // The event of having opened comes a while after it; a key pressed in between belongs to the menu already.
  const opens = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return
    onBeforeOpen?.()
    const first = currentTarget.querySelector('[aria-checked="true"]') ?? currentTarget.querySelector(reachable)
    for (const entry of currentTarget.querySelectorAll<HTMLElement>(reachable)) entry.autofocus = entry === first
  }
  const moved = (event: KeyboardEvent) => {
    keepEscape(event)
    if (event.key === 'Tab') list.current?.closest<HTMLElement>('[popover]')?.hidePopover()
    else if (list.current && moveFocus(list.current, reachable, event.key)) event.preventDefault()
  }
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      className="pw-menu"
      style={style}
      onToggle={({ newState }) => onToggle(newState === 'open')}
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
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              onSelect()
            }}
          >
            {icon !== undefined && <Icon name={icon} />}
            <span className="pw-menu-entry-words">{words}</span>
            {isChosen === true && <CheckOutlined aria-hidden="true" />}
          </button>
        ))}
      </div>
    </div>
  )
}
