import { Link } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { homePath } from '../../session/index.ts'
import { Logo } from '../Logo.tsx'
import type { MenuItem } from '../routing/menu.ts'
import { SideMenu } from './SideMenu.tsx'

interface SideProps {
  readonly items: readonly MenuItem[]
  readonly path: string
  readonly isFolded: boolean
  readonly onChoose?: () => void
}

/** The column at the side: the product, which leads home, and the menu. */
export function Side({ items, path, isFolded, onChoose }: SideProps) {
  const product = useTranslate()('shell.product')
  return (
    <aside className="pw-shell-side" data-folded={isFolded} aria-label={product}>
      <Link className="pw-shell-side-head" to={homePath} aria-label={product} onClick={onChoose}>
        <Logo size={30} />
        {!isFolded && <span>{product}</span>}
      </Link>
      <SideMenu items={items} path={path} isFolded={isFolded} {...(onChoose ? { onChoose } : {})} />
    </aside>
  )
}
