import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { AppearanceButton } from '../AppearanceButton.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { SideMenu } from '../main/SideMenu.tsx'
import { FrontLogo } from './FrontLogo.tsx'
import type { FrontMenu } from './frontMenu.ts'

interface FrontDrawerProps {
  readonly menu: FrontMenu
  readonly onClose: () => void
}

/** The menu of a front in a narrow window, in front of the page; it stands as long as it is drawn. */
export function FrontDrawer({ menu, onClose }: FrontDrawerProps) {
  const translate = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for what lies beside it
    <dialog
      ref={dialog}
      className="pw-shell-front-drawer"
      aria-label={translate('shell.menu')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className="pw-shell-front-drawer-body">
        <FrontLogo home={menu.home} onChoose={close} />
        <SideMenu items={menu.items} path={menu.path} isFolded={false} onChoose={close} />
        <div className="pw-shell-front-drawer-foot">
          <LanguageButton />
          <AppearanceButton />
        </div>
      </div>
    </dialog>
  )
}
