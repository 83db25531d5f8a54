import { Icon } from '../../icons/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import type { MenuItem } from '../routing/menu.ts'
import { toIndent } from './indent.ts'

interface MenuLinkProps {
  readonly item: MenuItem
  readonly isCurrent: boolean
  readonly depth: number
  readonly onChoose: (() => void) | undefined
}

/** An entry that leads to a page, or out of the app into a window of its own. */
export function MenuLink({ item, isCurrent, depth, onChoose }: MenuLinkProps) {
  const { route, title, icon } = item
  const hasIcon = icon !== null || depth === 0
  const inside = (
    <>
      {hasIcon && (
        <span className="pw-shell-side-icon">
          <Icon name={icon ?? ''} />
        </span>
      )}
      <span className="pw-shell-side-title">{title}</span>
    </>
  )
  const linkProps = { className: 'pw-shell-side-entry', title, style: toIndent(depth, hasIcon) }
  return (
    <li>
      {route.target.kind === 'outside' ? (
        <a {...linkProps} href={route.target.url} target="_blank" rel="noopener noreferrer" onClick={onChoose}>
          {inside}
        </a>
      ) : (
        <AppLink
          {...linkProps}
          to={route.path}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
          onClick={onChoose}
        >
          {inside}
        </AppLink>
      )}
    </li>
  )
}
