import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../icons/index.ts'
import { MenuPopover, type PopupPlacement } from '../../popup/index.ts'
import { listPages, type MenuItem } from '../routing/menu.ts'

const beside: PopupPlacement = { placement: 'right-start', gap: 10 }

/** A folder of the folded menu: its pages come in a menu beside it. */
export function FoldedFolder({ item, path }: { readonly item: MenuItem; readonly path: string }) {
  const id = useId()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const pages = listPages(item.children)
  const isAbove = pages.some(({ route }) => route.path === path)
  const entries = pages.map(({ id: key, title, folders, route }) => ({
    id: key,
    label: [...folders, title].join(' / '),
    isChosen: route.path === path,
    onSelect: () =>
      route.target.kind === 'outside' ? window.open(route.target.url, '_blank', 'noopener') : void navigate(route.path),
  }))
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={`pw-shell-side-entry${isAbove ? ' pw-shell-side-above' : ''}`}
        title={item.title}
        aria-label={item.title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <span className="pw-shell-side-icon">
          <Icon name={item.icon ?? 'folder'} />
        </span>
        <span className="pw-shell-side-title">{item.title}</span>
      </button>
      <MenuPopover id={id} label={item.title} entries={entries} placement={beside} anchor={button} onToggle={setOpen} />
    </li>
  )
}
