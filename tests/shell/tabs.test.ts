import { describe, expect, test } from 'vitest'
import { restoreTabs, writeTabs } from '../../runtime/shell/tabs/restoreTabs.ts'
import { applyChange, followAddress, type ShownTabs } from '../../runtime/shell/tabs/shownTabs.ts'
import {
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  createTabs,
  keepOnly,
  moveTab,
  openTab,
  type Refusal,
  refreshTab,
  type Tabs,
  type TabsChange,
} from '../../runtime/shell/tabs/tabs.ts'

const home = '/dashboard/analysis'
const withHome = (...paths: readonly string[]): Tabs =>
  paths.reduce((tabs, path) => openTab(tabs, path), createTabs(home))
const withoutHome = (...paths: readonly string[]): Tabs =>
  paths.reduce((tabs, path) => openTab(tabs, path), createTabs(null))

/** What is open, with the shown one in brackets. */
const show = (change: TabsChange | Refusal): string =>
  typeof change === 'string'
    ? change
    : change.tabs.list.map(({ path }) => (path === change.active ? `[${path}]` : path)).join(' ')

type Close = (tabs: Tabs, path: string, active: string) => TabsChange | Refusal
const cases: readonly [name: string, close: Close, tabs: Tabs, path: string, active: string, shown: string][] = [
  ['closing a tab in the background shows the same page', closeTab, withHome('/a', '/b'), '/a', '/b', `${home} [/b]`],
  [
    'closing the shown tab shows the one that takes its place',
    closeTab,
    withHome('/a', '/b', '/c'),
    '/b',
    '/b',
    `${home} /a [/c]`,
  ],
  ['closing the shown last tab shows the one before', closeTab, withHome('/a', '/b'), '/b', '/b', `${home} [/a]`],
  ['closing the only other tab shows home', closeTab, withHome('/a'), '/a', '/a', `[${home}]`],
  ['the home tab stays', closeTab, withHome('/a'), home, '/a', 'home'],
  ['the home tab stays when it is alone', closeTab, withHome(), home, home, 'home'],
  ['the last tab stays', closeTab, withoutHome('/a'), '/a', '/a', 'last'],
  ['closing what is not open changes nothing', closeTab, withHome('/a'), '/x', '/a', `${home} [/a]`],
  ['a tab with another query is another tab', closeTab, withHome('/a', '/a?x=1'), '/a', '/a?x=1', `${home} [/a?x=1]`],
  ['closing the others keeps home', closeOthers, withHome('/a', '/b', '/c'), '/b', '/b', `${home} [/b]`],
  ['closing the others shows the one that is kept', closeOthers, withHome('/a', '/b'), '/b', '/a', `${home} [/b]`],
  ['closing the others of home shows home', closeOthers, withHome('/a', '/b'), home, '/a', `[${home}]`],
  ['closing the others without a home tab keeps one', closeOthers, withoutHome('/a', '/b'), '/a', '/b', '[/a]'],
  ['closing to the left keeps home', closeLeft, withHome('/a', '/b', '/c'), '/b', '/c', `${home} /b [/c]`],
  ['closing to the left of which the shown one was', closeLeft, withHome('/a', '/b'), '/b', '/a', `${home} [/b]`],
  ['closing to the left of home changes nothing', closeLeft, withHome('/a'), home, '/a', `${home} [/a]`],
  ['closing to the right', closeRight, withHome('/a', '/b', '/c'), '/a', '/a', `${home} [/a]`],
  ['closing to the right of which the shown one was', closeRight, withHome('/a', '/b'), '/a', '/b', `${home} [/a]`],
  ['closing to the right of home leaves home', closeRight, withHome('/a', '/b'), home, '/b', `[${home}]`],
  ['closing to the right of nothing changes nothing', closeRight, withHome('/a'), '/x', '/a', `${home} [/a]`],
]

describe('closing tabs', () => {
  test.each(cases)('%s', (_, close, tabs, path, active, shown) => {
    expect(show(close(tabs, path, active))).toBe(shown)
  })
})

describe('opening tabs', () => {
  test('home comes first', () => {
    expect(withHome('/a').list.map(({ path }) => path)).toEqual([home, '/a'])
  })
  test('an open tab keeps its place and is the same tab', () => {
    const tabs = withHome('/a', '/b')
    expect(openTab(tabs, '/a')).toBe(tabs)
  })
  test('an open tab takes the title of who opens it again', () => {
    expect(openTab(withHome('/a', '/b'), '/a', 'A').list[1]).toEqual({ path: '/a', revision: 0, title: 'A' })
  })
  test('a title is kept when the tab is opened without one', () => {
    const tabs = openTab(withHome(), '/a', 'A')
    expect(openTab(tabs, '/a')).toBe(tabs)
  })
  test('a refresh starts one tab anew and no other', () => {
    expect(refreshTab(withHome('/a'), '/a').list.map(({ revision }) => revision)).toEqual([0, 1])
  })
  test('a mobile device keeps only what is shown', () => {
    expect(keepOnly(withHome('/a', '/b'), '/b').list.map(({ path }) => path)).toEqual(['/b'])
  })
})

describe('restoring tabs', () => {
  const options = { home, username: 'ada' }
  const pathsOf = (tabs: Tabs) => tabs.list.map(({ path }) => path)

  test('gives what was open, with its titles', () => {
    const tabs = openTab(withHome('/a?x=1'), '/b', 'B')
    expect(restoreTabs(writeTabs(tabs, 'ada'), options)).toEqual(tabs)
  })
  test('begins anew for another person', () => {
    expect(pathsOf(restoreTabs(writeTabs(withHome('/a'), 'bob'), options))).toEqual([home])
  })
  test('passes over what leads out of the app', () => {
    const list = [
      { path: '//evil.example' },
      { path: 'javascript:alert(1)' },
      { path: 7 },
      null,
      'x',
      { path: '/a', title: 7 },
    ]
    expect(pathsOf(restoreTabs(JSON.stringify({ username: 'ada', list }), options))).toEqual([home, '/a'])
  })
  test.each([null, '', '{', 'null', '[]', '{"username":"ada"}', '{"username":"ada","list":{}}'])(
    'takes %j for nothing',
    (text) => {
      expect(pathsOf(restoreTabs(text, options))).toEqual([home])
    },
  )
  test('without a home tab gives only what was open', () => {
    expect(pathsOf(restoreTabs(writeTabs(withoutHome('/a'), 'ada'), { home: null, username: 'ada' }))).toEqual(['/a'])
  })
})

describe('following the address of the window', () => {
  const at = (tabs: Tabs, active: string): ShownTabs => ({ tabs, active, leaving: null })
  const arrive = (path: string | null, isSingle = false) => ({ path, title: undefined, isSingle })

  test('an address opens its tab and is shown', () => {
    expect(show(followAddress(at(withHome(), home), arrive('/a')))).toBe(`${home} [/a]`)
  })
  test('the same address changes nothing', () => {
    const shown = at(withHome('/a'), '/a')
    expect(followAddress(shown, arrive('/a'))).toBe(shown)
  })
  test('on the way to another address the shown tab stays', () => {
    const shown = at(withHome('/a'), '/a')
    expect(followAddress(shown, arrive(null))).toBe(shown)
  })
  test('a shown tab that is closed does not open again before the window has left it', () => {
    const change = closeTab(withHome('/a'), '/a', '/a')
    if (typeof change === 'string') throw new Error(change)
    const closed = applyChange(at(withHome('/a'), '/a'), change)
    expect(show(followAddress(closed, arrive('/a')))).toBe(`[${home}]`)
    const left = followAddress(closed, arrive(home))
    expect(left.leaving).toBeNull()
    expect(show(followAddress(left, arrive('/a')))).toBe(`${home} [/a]`)
  })
  test('closing another tab leaves nothing behind', () => {
    const change = closeTab(withHome('/a', '/b'), '/b', '/a')
    if (typeof change === 'string') throw new Error(change)
    expect(applyChange(at(withHome('/a', '/b'), '/a'), change).leaving).toBeNull()
  })
  test('where one page is shown at a time the others close', () => {
    const shown = followAddress(at(withHome('/a'), '/a'), arrive('/b', true))
    expect(show(shown)).toBe('[/b]')
    expect(followAddress(shown, arrive('/b', true))).toBe(shown)
  })
})

describe('a tab that is put elsewhere', () => {
  const tabs = ['/a', '/b', '/c'].reduce((before, path) => openTab(before, path), createTabs('/home'))
  const order = (after: typeof tabs) => after.list.map(({ path }) => path).join(' ')
  test.each([
    ['/c', 1, '/home /c /a /b'],
    ['/a', 3, '/home /b /c /a'],
    ['/a', 99, '/home /b /c /a'],
    ['/b', 0, '/home /b /a /c'],
    ['/b', -5, '/home /b /a /c'],
    ['/home', 2, '/home /a /b /c'],
    ['/unknown', 1, '/home /a /b /c'],
    ['/b', 2, '/home /a /b /c'],
  ])('%s at %d', (path, place, expected) => expect(order(moveTab(tabs, path, place))).toBe(expected))
  test('comes to the very front where there is no home tab', () => {
    const withoutHome = ['/a', '/b'].reduce((before, path) => openTab(before, path), createTabs(null))
    expect(order(moveTab(withoutHome, '/b', 0))).toBe('/b /a')
  })
})

describe('a page that belongs into the tab that is shown', () => {
  const before: ShownTabs = { tabs: withHome('/a', '/b'), active: '/a', leaving: null }
  const arrive = (path: string, hasUnsaved = false, from = before) => {
    const { tabs } = followAddress(from, {
      path,
      title: undefined,
      isSingle: false,
      isInPlace: true,
      hasUnsaved: () => hasUnsaved,
    })
    return tabs.list.map((tab) => tab.path).join(' ')
  }
  test('takes its place', () => expect(arrive('/c')).toBe(`${home} /c /b`))
  test('stands beside it where something would be lost', () => expect(arrive('/c', true)).toBe(`${home} /a /b /c`))
  test('stands beside the home tab', () =>
    expect(arrive('/c', false, { ...before, active: home })).toBe(`${home} /a /b /c`))
  test('that is open already is shown where it is', () => expect(arrive('/b')).toBe(`${home} /a /b`))
})
