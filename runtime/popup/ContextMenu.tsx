import { useEffect, useId, useMemo, useRef } from 'react'
import { type MenuEntry, MenuPopover } from './MenuPopover.tsx'
import type { PopupPlacement } from './placement.ts'

interface ContextMenuProps {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** The point at which it opens, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
}

const atPoint: PopupPlacement = { placement: 'bottom-start', gap: 0 }

/** A menu at a point of the window; it stands as long as it is drawn. */
export function ContextMenu({ label, entries, at, onClose }: ContextMenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const { x, y } = at
  const anchor = useMemo(() => ({ current: { getBoundingClientRect: () => new DOMRect(x, y) } }), [x, y])
  useEffect(() => popover.current?.showPopover(), [])
  return (
    <MenuPopover
      ref={popover}
      id={id}
      label={label}
      entries={entries}
      placement={atPoint}
      anchor={anchor}
      onToggle={(isOpen) => {
        if (!isOpen) onClose()
      }}
    />
  )
}
