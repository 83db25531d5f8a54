import { useEffect, useId, useRef } from 'react'
import { type MenuEntry, MenuPopover } from './MenuPopover.tsx'

interface ContextMenuProps {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Where it was asked for, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
}

/** A menu at the place where it was asked for; it stands as long as it is drawn. */
export function ContextMenu({ label, entries, at, onClose }: ContextMenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => popover.current?.showPopover(), [])
  const style = { top: at.y, left: Math.min(at.x, document.documentElement.clientWidth - 200) }
  return (
    <MenuPopover
      ref={popover}
      id={id}
      label={label}
      entries={entries}
      style={style}
      onToggle={(isOpen) => {
        if (!isOpen) onClose()
      }}
    />
  )
}
