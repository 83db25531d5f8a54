import { MenuOutlined } from '@ant-design/icons'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { homePath, useSession } from '../../session/index.ts'
import { AppearanceButton } from '../AppearanceButton.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { TopMenu } from '../main/top/TopMenu.tsx'
import { UserMenu } from '../main/user/UserMenu.tsx'
import { MenuSearch } from '../search/MenuSearch.tsx'
import { FrontLogo } from './FrontLogo.tsx'
import { type FrontMenu, hasWorkspace } from './frontMenu.ts'
import { SignInLink } from './SignInLink.tsx'

const FrontDrawer = lazyPart(() => import('./FrontDrawer.tsx').then((chunk) => chunk.FrontDrawer), null)

/** The bar above the pages of a front; where the window is narrow its menu stands in a drawer. */
export function FrontHeader({ menu }: { readonly menu: FrontMenu }) {
  const translate = useTranslate()
  const isNarrow = useMedia(media.front)
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="pw-shell-front-header">
      <div className="pw-shell-front-bar">
        {isNarrow && (
          <button
            type="button"
            className="pw-shell-quiet"
            aria-label={translate('shell.menu')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <MenuOutlined aria-hidden="true" />
          </button>
        )}
        <FrontLogo home={menu.home} />
        <div className="pw-shell-front-menu">{!isNarrow && <TopMenu items={menu.items} path={menu.path} />}</div>
        <div className="pw-shell-header-tools">
          <MenuSearch items={menu.items} />
          {!isNarrow && (
            <>
              <LanguageButton />
              <AppearanceButton />
            </>
          )}
          <Person />
        </div>
      </div>
      {isNarrow && isOpen && <FrontDrawer menu={menu} onClose={() => setOpen(false)} />}
    </header>
  )
}

/** The way to sign in, or what belongs to who is. */
function Person() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  const isAtWork = permissions !== null && hasWorkspace(permissions.menu)
  const first = useMemo(
    () =>
      isAtWork
        ? [
            {
              id: 'workspace',
              label: translate('shell.front.workspace'),
              icon: 'appstore',
              onSelect: () => void navigate(homePath),
            },
          ]
        : [],
    [isAtWork, translate, navigate],
  )
  return user === null ? <SignInLink /> : <UserMenu first={first} />
}
