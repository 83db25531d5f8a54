import { homePath } from '../../session/index.ts'
import { BrandLogo } from '../brand/BrandLogo.tsx'
import { useBrand } from '../brand/useBrand.ts'
import { AppLink } from '../routing/AppLink.tsx'
import type { MenuItem } from '../routing/menu.ts'
import { SideMenu } from './SideMenu.tsx'

interface SideProps {
  readonly items: readonly MenuItem[]
  readonly path: string
  readonly isFolded: boolean
  readonly onChoose?: () => void
}

/** The column at the side: the site or product, which leads home, and the menu. */
export function Side({ items, path, isFolded, onChoose }: SideProps) {
  const { name } = useBrand()
  return (
    <aside className="pw-shell-side" data-folded={isFolded} aria-label={name}>
      <AppLink className="pw-shell-side-head" to={homePath} aria-label={name} onClick={onChoose}>
        <BrandLogo size={30} />
        {!isFolded && <span>{name}</span>}
      </AppLink>
      <SideMenu items={items} path={path} isFolded={isFolded} {...(onChoose ? { onChoose } : {})} />
    </aside>
  )
}
