import { DownOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Icon } from '../../icons/index.ts'
import type { MenuItem } from '../routing/menu.ts'
import { toIndent } from './indent.ts'

interface OpenFolderProps {
  readonly item: MenuItem
  readonly isOpen: boolean
  readonly depth: number
  /** Whether the page that is shown stands in it. */
  readonly isAbove: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A folder whose entries unfold below it. */
export function OpenFolder({ item, isOpen, depth, isAbove, onToggle, children }: OpenFolderProps) {
  const id = useId()
  // What was never unfolded is not there, and its icons are not asked for.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const hasIcon = item.icon !== null || depth === 0
  const keyed = ({ key }: KeyboardEvent) => {
    if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) onToggle()
  }
  return (
    <li>
      <button
        type="button"
        className={`pw-shell-side-entry${isAbove ? ' pw-shell-side-above' : ''}`}
        style={toIndent(depth, hasIcon)}
        title={item.title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        onKeyDown={keyed}
      >
        {hasIcon && (
          <span className="pw-shell-side-icon">
            <Icon name={item.icon ?? 'folder'} />
          </span>
        )}
        <span className="pw-shell-side-title">{item.title}</span>
        <DownOutlined className="pw-shell-side-arrow" aria-hidden="true" />
      </button>
      <div id={id} className="pw-shell-side-below" data-open={isOpen} inert={!isOpen}>
        <ul>{wasOpen && children}</ul>
      </div>
    </li>
  )
}
