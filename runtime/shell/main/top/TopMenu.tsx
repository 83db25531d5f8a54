import { DownOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import { MenuButton, type MenuEntry, moveFocus } from '../../../popup/index.ts'
import { AppLink } from '../../routing/AppLink.tsx'
import { listPages, type MenuItem } from '../../routing/menu.ts'
import { useFitting } from './useFitting.ts'
import './topMenu.css'

interface TopMenuProps {
  readonly items: readonly MenuItem[]
  /** The address that is shown, without its query. */
  readonly path: string
}

/** The menu at the top: the outermost entries in a row, folders as menus below them, and what has no room in one more. */
export function TopMenu({ items, path }: TopMenuProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const row = useRef<HTMLUListElement>(null)
  const fitting = useFitting(row, items)

  const toEntries = (below: readonly MenuItem[], withFolders: boolean): readonly MenuEntry[] =>
    listPages(below).map(({ id, title, folders, route }) => ({
      id,
      label: [...(withFolders ? folders : folders.slice(1)), title].join(' / '),
      isChosen: route.path === path,
      onSelect: () =>
        route.target.kind === 'outside'
          ? window.open(route.target.url, '_blank', 'noopener')
          : void navigate(route.path),
    }))
  const isAbove = (item: MenuItem) => listPages([item]).some(({ route }) => route.path === path)
  const moved = (event: KeyboardEvent) => {
    if (row.current && moveFocus(row.current, '.pw-shell-top-entry', event.key, ['ArrowLeft', 'ArrowRight']))
      event.preventDefault()
  }
  return (
    <nav className="pw-shell-top-menu" aria-label={translate('shell.menu')} onKeyDown={moved}>
      <ul ref={row}>
        {items.map((item, place) => (
          <li key={item.id} data-fits={place < fitting} inert={place >= fitting}>
            <TopEntry
              item={item}
              isAbove={isAbove(item)}
              isCurrent={item.route.path === path}
              entries={toEntries([item], false)}
            />
          </li>
        ))}
      </ul>
      {fitting < items.length && (
        <MenuButton
          label={translate('shell.moreMenu')}
          className="pw-shell-top-entry pw-shell-top-more"
          entries={toEntries(items.slice(fitting), true)}
        >
          {translate('shell.moreMenu')}
          <DownOutlined aria-hidden="true" />
        </MenuButton>
      )}
    </nav>
  )
}

interface TopEntryProps {
  readonly item: MenuItem
  readonly isAbove: boolean
  readonly isCurrent: boolean
  readonly entries: readonly MenuEntry[]
}

function TopEntry({ item, isAbove, isCurrent, entries }: TopEntryProps) {
  const { title, icon, route, children } = item
  const inside = (
    <>
      {icon !== null && <Icon name={icon} />}
      <span>{title}</span>
    </>
  )
  if (children.length > 0)
    return (
      <MenuButton
        label={title}
        entries={entries}
        align="start"
        className={`pw-shell-top-entry${isAbove ? ' pw-shell-top-above' : ''}`}
      >
        {inside}
        <DownOutlined aria-hidden="true" />
      </MenuButton>
    )
  if (route.target.kind === 'outside')
    return (
      <a className="pw-shell-top-entry" href={route.target.url} target="_blank" rel="noopener noreferrer">
        {inside}
      </a>
    )
  return (
    <AppLink className="pw-shell-top-entry" to={route.path} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      {inside}
    </AppLink>
  )
}
