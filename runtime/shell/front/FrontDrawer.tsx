import { AppearanceButton } from '../AppearanceButton.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { SideMenu } from '../main/SideMenu.tsx'
import { FrontLogo } from './FrontLogo.tsx'
import type { FrontMenu } from './frontMenu.ts'

interface FrontDrawerProps {
  readonly menu: FrontMenu
  readonly onClose: () => void
}

/** The menu of a front in a narrow window, in front of the page. */
export function FrontDrawer({ menu, onClose }: FrontDrawerProps) {
  return (
    <Drawer width="wide" onClose={onClose}>
      {(close) => (
        <div className="pw-shell-front-drawer-body">
          <FrontLogo home={menu.home} onChoose={close} />
          <SideMenu items={menu.items} path={menu.path} isFolded={false} onChoose={close} />
          <div className="pw-shell-front-drawer-foot">
            <LanguageButton />
            <AppearanceButton />
          </div>
        </div>
      )}
    </Drawer>
  )
}
