import { describe, expect, test } from 'vitest'
import { restoreTabs, writeTabs } from '../../runtime/shell/tabs/restoreTabs.ts'
import { followAddress, type ShownTabs, type TabNavigation } from '../../runtime/shell/tabs/shownTabs.ts'
import { createTabAddresses } from '../../runtime/shell/tabs/tabAddresses.ts'
import { addressOf, changeTab, createTabs, openTab, type Tabs } from '../../runtime/shell/tabs/tabs.ts'

const own = ['status', 'page']
const open = (...paths: readonly string[]): Tabs =>
  paths.reduce((tabs, path) => openTab(tabs, path), createTabs('/home'))
const claimed = (tabs: Tabs, path: string, address?: string): Tabs =>
  changeTab(tabs, path, { own, ...(address === undefined ? {} : { address }) })
const go = (tabs: Tabs, navigation: Partial<TabNavigation>): ShownTabs =>
  followAddress(
    { tabs, active: '/home', leaving: null },
    { path: null, title: undefined, isSingle: false, ...navigation },
  )
const show = ({ tabs, active }: ShownTabs) =>
  tabs.list.map((tab) => (tab.path === active ? `[${addressOf(tab)}]` : addressOf(tab))).join(' ')

describe('an address', () => {
  const list = claimed(open('/list'), '/list', '/list?status=1')

  test('of something that was done in a tab is that of the tab', () => {
    expect(show(go(open('/list'), { path: '/list?x=1', tab: '/list' }))).toBe('/home [/list?x=1]')
  })

  test('that opened a tab leads to it as it is, and back to the address where that was wanted', () => {
    expect(show(go(list, { path: '/list' }))).toBe('/home [/list?status=1]')
    expect(show(go(list, { path: '/list', isExact: true }))).toBe('/home [/list]')
  })

  test('that differs in what the page says of itself leads the tab there', () => {
    expect(show(go(list, { path: '/list?status=2&page=3' }))).toBe('/home [/list?status=2&page=3]')
    expect(show(go(list, { path: '/list?status=1' }))).toBe('/home [/list?status=1]')
  })

  test('that differs in more is another tab', () => {
    expect(show(go(list, { path: '/list?dictId=5' }))).toBe('/home /list?status=1 [/list?dictId=5]')
    expect(show(go(open('/list'), { path: '/list?status=2' }))).toBe('/home /list [/list?status=2]')
  })

  test('of a bookmark becomes the tab to which the menu leads', () => {
    const bookmark = claimed(open('/list?status=1'), '/list?status=1')
    expect(show(go(bookmark, { path: '/list' }))).toBe('/home [/list?status=1]')
  })

  test('survives a reload with its tab', () => {
    expect(restoreTabs(writeTabs(list, 'ada'), { home: '/home', username: 'ada' })).toEqual(list)
  })

  test('that leads out of the app is not restored', () => {
    const text = JSON.stringify({ username: 'ada', list: [{ path: '/list', address: '//elsewhere.example' }] })
    expect(restoreTabs(text, { home: null, username: 'ada' })).toEqual({
      home: null,
      list: [{ path: '/list', revision: 0 }],
    })
  })
})

describe('the address of a tab for its page', () => {
  const start = () => {
    const moves: string[] = []
    const addresses = createTabAddresses(
      (_path, from, to, move) => moves.push(`${move} ${from} ${to}`),
      () => {},
    )
    const tabs = open('/list')
    const [, tab] = tabs.list
    if (!tab) throw new Error('No tab.')
    return { moves, addresses, tabs, address: addresses.of(tab) }
  }

  test('is there at once, and the window follows', () => {
    const { moves, address } = start()
    address.change('page=2', 'push')
    address.change('page=2', 'push')
    expect(address.current()).toBe('/list?page=2')
    address.change('', 'back')
    expect(moves).toEqual(['push /list /list?page=2', 'back /list?page=2 /list'])
  })

  test('changes by the window, and not by what the window had before', () => {
    const { addresses, tabs, address } = start()
    const seen: string[] = []
    const end = address.subscribe(() => seen.push(address.current()))
    address.change('page=2', 'push')
    addresses.publish(tabs)
    addresses.publish(changeTab(tabs, '/list', { address: '/list?page=2' }))
    addresses.publish(tabs)
    end()
    address.change('page=3', 'push')
    expect(seen).toEqual(['/list?page=2', '/list'])
  })
})
