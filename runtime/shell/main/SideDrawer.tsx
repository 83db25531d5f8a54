import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { MenuItem } from '../routing/menu.ts'
import { Side } from './Side.tsx'

interface SideDrawerProps {
  readonly items: readonly MenuItem[]
  readonly path: string
  readonly onClose: () => void
}

/** The side menu of a mobile device, in front of the page; it stands as long as it is drawn. */
export function SideDrawer({ items, path, onClose }: SideDrawerProps) {
  const translate = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A frame that goes out of sight with it must leave what comes in its place within reach.
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for the ground beside it
    <dialog
      ref={dialog}
      className="pw-shell-side-drawer"
      aria-label={translate('shell.menu')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <Side items={items} path={path} isFolded={false} onChoose={() => dialog.current?.close()} />
    </dialog>
  )
}
