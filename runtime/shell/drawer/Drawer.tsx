import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import './drawer.css'

interface DrawerProps {
  /** As wide as the column of the menu, or with room for what stands beside a menu. */
  readonly width: 'menu' | 'wide'
  readonly onClose: () => void
  /** What stands in it, given what closes it. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * The menu of a narrow window, in front of the page; it stands as long as it is drawn. Being a modal dialog of the browser
 * it keeps the focus, closes on Escape and gives the focus back; a press beside it closes it as well, and what lies behind
 * does not scroll.
 */
export function Drawer({ width, onClose, children }: DrawerProps) {
  const translate = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const closeBeside = ({ target }: MouseEvent) => target === element && element.close()
    element.addEventListener('click', closeBeside)
    element.showModal()
    return () => {
      element.removeEventListener('click', closeBeside)
      // A frame that goes out of sight with it must leave what comes in its place within reach.
      element.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="pw-shell-drawer"
      data-width={width}
      aria-label={translate('shell.menu')}
      onClose={onClose}
    >
      {children(close)}
    </dialog>
  )
}
