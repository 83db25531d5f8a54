import type { ReactNode } from 'react'
import { media, useMedia } from '../../media/index.ts'
import type { UserInfo } from '../../session/index.ts'
import { AppearanceButton } from '../AppearanceButton.tsx'
import { NoticeBell } from '../announcements/NoticeBell.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import type { MenuItem } from '../routing/menu.ts'
import { MenuSearch } from '../search/MenuSearch.tsx'
import { HelpButton } from './HelpButton.tsx'
import { UserMenu } from './user/UserMenu.tsx'

interface HeaderProps {
  readonly layout: 'side' | 'top'
  readonly menu: readonly MenuItem[]
  readonly user: UserInfo
  /** What stands at its beginning: the button of the menu, or the product. */
  readonly start: ReactNode
  /** What stands in the middle: the way to the page, a welcome, or the menu. */
  readonly children: ReactNode
}

/** The bar above the pages. */
export function Header({ layout, menu, user, start, children }: HeaderProps) {
  // On a phone the title of the page needs the room; the settings offer the same.
  const isMobile = useMedia(media.mobile)
  return (
    <header className="pw-shell-header" data-layout={layout}>
      {start}
      <div className="pw-shell-header-middle">{children}</div>
      <div className="pw-shell-header-tools">
        <MenuSearch items={menu} />
        <HelpButton />
        <NoticeBell user={user} />
        <LanguageButton />
        {!isMobile && <AppearanceButton />}
        <UserMenu />
      </div>
    </header>
  )
}
