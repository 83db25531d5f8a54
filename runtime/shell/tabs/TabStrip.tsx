import { CloseOutlined, DownOutlined, ReloadOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { MenuButton, moveFocus } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import type { TabMenuProps } from './TabMenu.tsx'
import { addressOf, isHomeTab, type Tab } from './tabs.ts'
import { useOverflow } from './useOverflow.ts'
import { useTabDrag } from './useTabDrag.ts'
import './tabs.css'

const TabMenu = lazyPart<TabMenuProps>(() => import('./TabMenu.tsx').then((chunk) => chunk.TabMenu), null)

interface TabStripProps {
  readonly open: TabMenuProps['open']
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
              to={addressOf(tab)}
              state={{ tab: tab.path }}
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
            onSelect: () => void navigate(addressOf(tab), { state: { tab: tab.path } }),
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
      {menu && <TabMenu open={open} tab={menu.tab} at={menu} label={titleOf(menu.tab)} onClose={() => setMenu(null)} />}
    </nav>
  )
}
