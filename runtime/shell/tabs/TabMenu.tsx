import { type Translate, useTranslate } from '../../i18n/index.ts'
import { ContextMenu, type MenuEntry } from '../../popup/index.ts'
import { isHomeTab, moveTab, type Tab } from './tabs.ts'
import type { OpenTabs } from './useTabs.ts'

export interface TabMenuProps {
  readonly open: Omit<OpenTabs, 'addresses' | 'redirect'>
  readonly tab: Tab
  /** Where the menu opens, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly label: string
  readonly onClose: () => void
}

/** The menu of a tab. */
export function TabMenu({ open, tab, at, label, onClose }: TabMenuProps) {
  const translate = useTranslate()
  return <ContextMenu label={label} at={at} entries={entriesFor(open, tab, translate)} onClose={onClose} />
}

/** What a person may do with a tab; what would change nothing cannot be chosen. */
function entriesFor(open: TabMenuProps['open'], { path }: Tab, translate: Translate): readonly MenuEntry[] {
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
