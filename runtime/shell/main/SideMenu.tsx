import { useAtom } from 'jotai'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { moveFocus } from '../../popup/index.ts'
import { findFolders, type MenuItem } from '../routing/menu.ts'
import { FoldedFolder } from './FoldedFolder.tsx'
import { MenuLink } from './MenuLink.tsx'
import { OpenFolder } from './OpenFolder.tsx'
import { openFoldersAtom } from './sideAtoms.ts'
import './side.css'

interface SideMenuProps {
  readonly items: readonly MenuItem[]
  /** The address that is shown, without its query. */
  readonly path: string
  readonly isFolded: boolean
  /** Called when an entry was chosen, so that a drawer closes. */
  readonly onChoose?: () => void
}

/** The menu at the side: links in folders, of which one at each depth is open. */
export function SideMenu({ items, path, isFolded, onChoose }: SideMenuProps) {
  const translate = useTranslate()
  const list = useRef<HTMLElement>(null)
  const [choice, setChoice] = useAtom(openFoldersAtom)

  // What a person opened here stays open here; elsewhere the folders of the page are.
  const above = findFolders(items, path)
  const open = choice.path === path || above.length === 0 ? choice.folders : above

  const moved = (event: KeyboardEvent) => {
    if (list.current && moveFocus(list.current, '.pw-shell-side-entry', event.key)) event.preventDefault()
  }
  const draw = (entries: readonly MenuItem[], folders: readonly string[]) =>
    entries.map((item) => {
      if (item.children.length === 0)
        return (
          <MenuLink
            key={item.id}
            item={item}
            isCurrent={item.route.path === path}
            depth={folders.length}
            onChoose={onChoose}
          />
        )
      if (isFolded) return <FoldedFolder key={item.id} item={item} path={path} />
      const isOpen = open[folders.length] === item.id && folders.every((id, depth) => open[depth] === id)
      return (
        <OpenFolder
          key={item.id}
          item={item}
          isOpen={isOpen}
          depth={folders.length}
          isAbove={above.includes(item.id)}
          onToggle={() => setChoice(() => ({ path, folders: isOpen ? folders : [...folders, item.id] }))}
        >
          {draw(item.children, [...folders, item.id])}
        </OpenFolder>
      )
    })
  return (
    <nav
      ref={list}
      aria-label={translate('shell.menu')}
      className={`pw-shell-side-menu${isFolded ? ' pw-shell-side-folded' : ''}`}
      onKeyDown={moved}
    >
      <ul>{draw(items, [])}</ul>
    </nav>
  )
}
