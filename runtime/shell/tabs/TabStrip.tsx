import { CloseOutlined, DownOutlined, ReloadOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Translate, useTranslate } from '../../i18n/index.ts'
import { ContextMenu, MenuButton, type MenuEntry, moveFocus } from '../../popup/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { isHomeTab, moveTab, type Tab } from './tabs.ts'
import { useOverflow } from './useOverflow.ts'
import { useTabDrag } from './useTabDrag.ts'
import type { OpenTabs } from './useTabs.ts'
import './tabs.css'

interface TabStripProps {
  readonly open: OpenTabs
  readonly titleOf: (tab: Tab) => string
}

/**
 * The open pages in a row; each is a link, closes by its button, by a middle click or by Delete, and has a menu. A page
 * goes to another place by dragging, or by the arrows together with Control and Shift.
 */
export function TabStrip({ open, titleOf }: TabStripProps) {
  const translate = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const [menu, setMenu] = useState<{ readonly tab: Tab; readonly x: number; readonly y: number } | null>(null)
  const { tabs, active } = open
  const navigate = useNavigate()
  const overflows = useOverflow(row)
  const isSortable = tabs.list.filter((tab) => !isHomeTab(tabs, tab.path)).length > 1
  useTabDrag(row, { paths: tabs.list.map((tab) => tab.path), isSortable }, open.move)

  useEffect(() => {
    const shown = row.current?.querySelector(`[data-tab="${CSS.escape(active)}"]`)
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  const keyed = (event: KeyboardEvent, tab: Tab) => {
    const place = tabs.list.indexOf(tab)
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = event.ctrlKey && event.shiftKey ? steps[event.key] : undefined
    if (event.key === 'Delete') open.close(tab.path)
    else if (step !== undefined) open.move(tab.path, place + step)
    else if (!row.current || !moveFocus(row.current, '.pw-shell-tab-link', event.key, ['ArrowLeft', 'ArrowRight']))
      return
    event.preventDefault()
  }
  const openMenu = (event: MouseEvent, tab: Tab) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    // The keyboard asks from nowhere; the menu then comes below the tab.
    const isKeyboard = event.clientX === 0 && event.clientY === 0
    setMenu({ tab, x: isKeyboard ? box.left : event.clientX, y: isKeyboard ? box.bottom : event.clientY })
  }
  return (
    <nav className="pw-shell-tabs" aria-label={translate('shell.tabs.label')}>
      <ul
        ref={row}
        onWheel={({ currentTarget, deltaX, deltaY }) => currentTarget.scrollBy(deltaX === 0 ? deltaY : 0, 0)}
      >
        {tabs.list.map((tab) => (
          <li
            key={tab.path}
            className="pw-shell-tab"
            data-tab={tab.path}
            {...(isHomeTab(tabs, tab.path) ? { 'data-stays': '' } : {})}
            onContextMenu={(event) => openMenu(event, tab)}
          >
            <AppLink
              to={tab.path}
              className="pw-shell-tab-link"
              draggable={false}
              {...(tab.path === active ? { 'aria-current': 'page' as const } : {})}
              onKeyDown={(event) => keyed(event, tab)}
              onAuxClick={(event) => {
                if (event.button !== 1) return
                event.preventDefault()
                open.close(tab.path)
              }}
            >
              {titleOf(tab)}
            </AppLink>
            {!isHomeTab(tabs, tab.path) && (
              <button
                type="button"
                className="pw-shell-tab-close"
                aria-label={translate('shell.tabs.close', { title: titleOf(tab) })}
                onClick={() => open.close(tab.path)}
              >
                <CloseOutlined aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {overflows && (
        <MenuButton
          label={translate('shell.tabs.all', { count: tabs.list.length })}
          className="pw-shell-quiet pw-shell-tabs-button"
          entries={tabs.list.map((tab) => ({
            id: tab.path,
            label: titleOf(tab),
            isChosen: tab.path === active,
            onSelect: () => void navigate(tab.path),
          }))}
        >
          <DownOutlined aria-hidden="true" />
        </MenuButton>
      )}
      <button
        type="button"
        className="pw-shell-quiet pw-shell-tabs-button"
        aria-label={translate('shell.tabs.refresh')}
        title={translate('shell.tabs.refresh')}
        onClick={() => open.refresh(active)}
      >
        <ReloadOutlined aria-hidden="true" />
      </button>
      {menu && (
        <ContextMenu
          label={titleOf(menu.tab)}
          at={menu}
          entries={entriesFor(open, menu.tab, translate)}
          onClose={() => setMenu(null)}
        />
      )}
    </nav>
  )
}

/** What a person may do with a tab; what would change nothing cannot be chosen. */
function entriesFor(open: OpenTabs, { path }: Tab, translate: Translate): readonly MenuEntry[] {
  const { list } = open.tabs
  const place = list.findIndex((tab) => tab.path === path)
  const isClosable = (tab: Tab) => tab.path !== path && !isHomeTab(open.tabs, tab.path)
  return [
    { id: 'refresh', label: translate('shell.tabs.refresh'), icon: 'reload', onSelect: () => open.refresh(path) },
    {
      id: 'close',
      label: translate('shell.tabs.closeThis'),
      icon: 'close',
      isApart: true,
      onSelect: () => open.close(path),
    },
    {
      id: 'left',
      label: translate('shell.tabs.closeLeft'),
      isDisabled: !list.slice(0, place).some(isClosable),
      onSelect: () => open.closeLeft(path),
    },
    {
      id: 'right',
      label: translate('shell.tabs.closeRight'),
      isDisabled: !list.slice(place + 1).some(isClosable),
      onSelect: () => open.closeRight(path),
    },
    {
      id: 'others',
      label: translate('shell.tabs.closeOthers'),
      isDisabled: !list.some(isClosable),
      onSelect: () => open.closeOthers(path),
    },
    {
      id: 'moveLeft',
      label: translate('shell.tabs.moveLeft'),
      icon: 'arrow-left',
      isApart: true,
      isDisabled: moveTab(open.tabs, path, place - 1) === open.tabs,
      onSelect: () => open.move(path, place - 1),
    },
    {
      id: 'moveRight',
      label: translate('shell.tabs.moveRight'),
      icon: 'arrow-right',
      isDisabled: moveTab(open.tabs, path, place + 1) === open.tabs,
      onSelect: () => open.move(path, place + 1),
    },
  ]
}
