import type { KeyboardEvent, ReactNode } from 'react'
import { Popup } from './Popup.tsx'

/** One entry of a popup menu. */
export interface PopupMenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly onSelect: () => void
}

interface PopupMenuProps {
  readonly label: string
  readonly button: ReactNode
  readonly buttonClass?: string
  readonly align?: 'start' | 'end'
  readonly items: readonly PopupMenuItem[]
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
  const index = items.indexOf(document.activeElement as HTMLElement)
  items[step(index, items.length)]?.focus()
}

/** A button with a menu; arrows, Home and End move in it, Escape closes it. */
export function PopupMenu({ items, ...popup }: PopupMenuProps) {
  return (
    <Popup {...popup} role="menu">
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu around it
        <div onKeyDown={moveFocus}>
          {items.map(({ id, label, icon, isDanger, isDisabled, onSelect }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={isDisabled}
              className={isDanger ? 'pw-menu-item pw-menu-danger' : 'pw-menu-item'}
              onClick={() => {
                close()
                onSelect()
              }}
            >
              {icon}
              <span>{label}</span>
            </button>
          ))}
        </div>
      )}
    </Popup>
  )
}
