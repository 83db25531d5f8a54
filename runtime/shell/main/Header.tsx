import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { AppearanceButton } from '../AppearanceButton.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { UserMenu } from './UserMenu.tsx'

interface HeaderProps {
  readonly isFolded: boolean
  readonly onFold: () => void
  /** What stands in the middle: the way to the page, or a welcome. */
  readonly children: ReactNode
}

/** The bar above the pages. */
export function Header({ isFolded, onFold, children }: HeaderProps) {
  const translate = useTranslate()
  const label = translate(isFolded ? 'shell.unfold' : 'shell.fold')
  return (
    <header className="pw-shell-header">
      <button
        type="button"
        className="pw-shell-quiet"
        aria-label={label}
        title={label}
        aria-expanded={!isFolded}
        onClick={onFold}
      >
        {isFolded ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />}
      </button>
      <div className="pw-shell-header-middle">{children}</div>
      <LanguageButton />
      <AppearanceButton />
      <UserMenu />
    </header>
  )
}
