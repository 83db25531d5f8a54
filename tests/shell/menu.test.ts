import { describe, expect, test } from 'vitest'
import { type MenuNode, parsePermissions } from '../../runtime/session/index.ts'
import { type RouteTarget, toAppMap, toHomeAddress } from '../../runtime/shell/routing/appMap.ts'
import { type Destination, findDestination, toPathOfPage } from '../../runtime/shell/routing/destination.ts'
import { findFolders, listPages, type MenuItem, toMenu } from '../../runtime/shell/routing/menu.ts'
import { toOuterAddress } from '../../runtime/shell/routing/outerAddress.ts'

const home = '/dashboard/analysis'
type WireNode = Readonly<Record<string, unknown>>
const node = (path: string, title: string, more: WireNode = {}, meta: WireNode = {}): WireNode => ({
  id: path,
  route: '1',
  path,
  component: 'x/Unknown',
  meta: { title, ...meta },
  ...more,
})
const folder = (path: string, title: string, children: readonly WireNode[], more: WireNode = {}) =>
  node(path, title, { component: 'layouts/RouteView', children, ...more })
const read = (...menu: readonly WireNode[]): readonly MenuNode[] => parsePermissions({ menu })?.menu ?? []
const pagesOfComponents = new Map([
  ['system/UserList', 'system.user'],
  ['dashboard/Analysis', 'system.analysis'],
])
const options = {
  homeTitle: 'Home',
  pageOfComponent: (component: string) => pagesOfComponents.get(component),
  serverAddress: '/api',
}
const mapOf = (...menu: readonly WireNode[]) => toAppMap(read(...menu), options)
const menuOf = (username: string, ...menu: readonly WireNode[]) => toMenu(read(...menu), mapOf(...menu), username)
const outline = (items: readonly MenuItem[]): string =>
  items.map(({ title, children }) => (children.length > 0 ? `${title}(${outline(children)})` : title)).join(' ')

const users = node('/isystem/user', 'Users', { component: 'system/UserList' })
const roles = node('/isystem/role', 'Roles', {}, { page: 'system.role' })

describe('what a menu node opens', () => {
  const cases: readonly [name: string, node: WireNode, target: RouteTarget][] = [
    ['the page that the server names', roles, { kind: 'page', pageId: 'system.role' }],
    ['the page that claims its component', users, { kind: 'page', pageId: 'system.user' }],
    [
      'the named page rather than the claimed one',
      node('/u', 'U', { component: 'system/UserList' }, { page: 'my.user' }),
      { kind: 'page', pageId: 'my.user' },
    ],
    ['a component that nobody claims', node('/x', 'X'), { kind: 'unknown', component: 'x/Unknown' }],
    [
      'home of an existing server',
      node(home, 'Home', { component: 'dashboard/Analysis' }),
      { kind: 'home', pageId: 'system.analysis' },
    ],
    ['home whose component nobody claims', node(home, 'Home'), { kind: 'home', pageId: 'system.analysis' }],
    ['home as a page of its own', node(home, 'Home', {}, { page: 'my.home' }), { kind: 'home', pageId: 'my.home' }],
    [
      'a folder leads to its first page',
      folder('/f', 'F', [node('/f/h', 'H', { hidden: true }), users]),
      { kind: 'folder', to: '/isystem/user' },
    ],
    [
      'a folder leads to where it redirects',
      folder('/f', 'F', [users, roles], { redirect: '/isystem/role' }),
      { kind: 'folder', to: '/isystem/role' },
    ],
    [
      'a node with a page of its own leads to where it redirects',
      node('/u', 'U', { component: 'system/UserList', redirect: '/isystem/role' }),
      { kind: 'redirect', to: '/isystem/role' },
    ],
    ['an empty folder leads nowhere', folder('/f', 'F', []), { kind: 'folder', to: null }],
    [
      'another site in a window of its own',
      node('/abc', 'W', {}, { url: 'https://a.example/x', internalOrExternal: true }),
      { kind: 'outside', url: 'https://a.example/x' },
    ],
    [
      'a framed page',
      node('/abc', 'W', { component: 'layouts/IframePageView' }, { url: '/files/x.html' }),
      { kind: 'frame', url: '/files/x.html' },
    ],
    [
      'a script as an address is no address',
      node('/abc', 'W', {}, { url: 'javascript:alert(1)', internalOrExternal: true }),
      { kind: 'unknown', component: 'x/Unknown' },
    ],
  ]
  test.each(cases)('%s', (_, given, target) => {
    expect(mapOf(given).exact.get(String(given.path))?.target).toEqual(target)
  })
  test('home without any page says so', () => {
    const map = toAppMap(read(users), { ...options, pageOfComponent: () => undefined })
    expect(map.home.target).toEqual({ kind: 'unknown', component: 'dashboard/Analysis' })
    expect(toHomeAddress(map)).toBe(home)
  })
  test('home leads to the front of a site that has no page of its own for it', () => {
    const hasOnlyFront = (component: string) => (component === 'SubscribeHome' ? 'front.home' : undefined)
    expect(toHomeAddress(toAppMap(read(users), { ...options, pageOfComponent: hasOnlyFront }))).toBe('/subscribe/index')
  })
  test('home leads where its entry in the menu redirects to', () => {
    expect(toHomeAddress(mapOf(node(home, 'Home', { redirect: '/subscribe/index' })))).toBe('/subscribe/index')
  })
  test('home of the user called test leads to the first page of the menu, so that no tab of home opens', () => {
    const mapFor = (...menu: readonly WireNode[]) => toAppMap(read(...menu), { ...options, hidesHome: true })
    const map = mapFor(node(home, 'Home'), folder('/s', 'System', [users]))
    expect(findDestination(map, home)).toEqual({ kind: 'redirect', to: '/isystem/user' })
    expect(mapFor(node(home, 'Home')).home.target).toEqual({ kind: 'home', pageId: 'system.analysis' })
  })
  test('the first of two nodes with one address counts', () => {
    expect(mapOf(users, node('/isystem/user', 'Others')).exact.get('/isystem/user')?.title).toBe('Users')
  })
  test('the way from home names the folders', () => {
    expect(mapOf(folder('/s', 'System', [users])).exact.get('/isystem/user')?.trail).toEqual(['System', 'Users'])
  })
})

describe('the side menu', () => {
  const cases: readonly [name: string, username: string, menu: readonly WireNode[], shown: string][] = [
    ['home is put first', 'ada', [folder('/s', 'System', [users, roles])], 'Home System(Users Roles)'],
    ['the server may name home', 'ada', [users, node(home, 'Start')], 'Start Users'],
    ['nodes with the route flag 0 are passed over', 'ada', [node('/a', 'A', { route: '0' }), users], 'Home Users'],
    [
      'hidden nodes are passed over',
      'ada',
      [node('/a', 'A', { hidden: true }), node('/b', 'B', {}, { hideMenu: true }), users],
      'Home Users',
    ],
    [
      'folders without a shown page are passed over',
      'ada',
      [folder('/f', 'F', [node('/a', 'A', { hidden: true })]), users],
      'Home Users',
    ],
    ['folders may stand in folders', 'ada', [folder('/a', 'A', [folder('/b', 'B', [users])])], 'Home A(B(Users))'],
    ['the user called test has no home and misses the first entry', 'test', [node(home, 'Start'), users], 'Users'],
  ]
  test.each(cases)('%s', (_, username, menu, shown) => {
    expect(outline(menuOf(username, ...menu))).toBe(shown)
  })
  test('gives the pages with their folders', () => {
    const pages = listPages(menuOf('ada', folder('/a', 'A', [folder('/b', 'B', [users]), roles])))
    expect(pages.map(({ title, folders }) => [...folders, title].join('/'))).toEqual(['Home', 'A/B/Users', 'A/Roles'])
  })
  test('finds the folders above a page', () => {
    const items = menuOf('ada', folder('/a', 'A', [folder('/b', 'B', [users]), roles]))
    expect([
      findFolders(items, '/isystem/user'),
      findFolders(items, '/isystem/role'),
      findFolders(items, home),
      findFolders(items, '/x'),
    ]).toEqual([['/a', '/b'], ['/a'], [], []])
  })
})

describe('what an address shows', () => {
  const map = mapOf(
    folder('/s', 'System', [users, roles]),
    folder('/e', 'Empty', []),
    node('/hidden', 'Hidden', { hidden: true }, { page: 'my.hidden' }),
    node('/off', 'Off', { route: '0' }),
    node('/online/cgformList/:code', 'Form', {}, { page: 'online.form' }),
    node('/old', 'Old'),
    node('/moved', 'Moved', { component: 'system/UserList', redirect: '/isystem/role' }),
    node('/round', 'Round', { redirect: '/about' }),
    node('/about', 'About', { redirect: '/round' }),
  )
  type Shown = Pick<Destination, 'kind'> & Readonly<Record<string, unknown>>
  const cases: readonly [address: string, shown: Shown][] = [
    ['/', { kind: 'redirect', to: home }],
    ['/user', { kind: 'redirect', to: '/user/login' }],
    [home, { kind: 'home', pageId: 'system.analysis', query: {} }],
    [`${home}?a=1`, { kind: 'home', pageId: 'system.analysis', query: { a: '1' } }],
    ['/isystem/user?sex=1&name=a%20b', { kind: 'page', pageId: 'system.user', query: { sex: '1', name: 'a b' } }],
    ['/hidden', { kind: 'page', pageId: 'my.hidden' }],
    ['/off', { kind: 'missing' }],
    ['/s', { kind: 'redirect', to: '/isystem/user' }],
    ['/e', { kind: 'missing' }],
    [
      '/online/cgformList/abc%2Fd?x=1',
      {
        kind: 'page',
        pageId: 'online.form',
        query: { x: '1', code: 'abc/d' },
        parameters: { code: 'abc/d' },
      },
    ],
    ['/online/cgformList/', { kind: 'missing' }],
    ['/online/cgformList/%zz', { kind: 'missing' }],
    ['/old', { kind: 'unknown', component: 'x/Unknown' }],
    ['/moved', { kind: 'redirect', to: '/isystem/role' }],
    ['/round', { kind: 'missing' }],
    ['/page/my.page?id=7', { kind: 'page', pageId: 'my.page', query: { id: '7' }, route: null }],
    ['/page/', { kind: 'missing' }],
    ['/403', { kind: 'status', code: '403' }],
    ['/404', { kind: 'status', code: '404' }],
    ['/500', { kind: 'status', code: '500' }],
    ['/nothing/here', { kind: 'missing' }],
    ['/isystem/user/', { kind: 'missing' }],
  ]
  test.each(cases)('%s', (address, shown) => {
    expect(findDestination(map, address)).toMatchObject(shown)
  })

  test.each([
    ['system.user', {}, '/isystem/user'],
    ['system.user', { sex: 1, name: null }, '/isystem/user?sex=1'],
    ['system.analysis', {}, home],
    ['my.page', { id: '7' }, '/page/my.page?id=7'],
    ['online.form', { code: 'a/b', x: 1 }, '/online/cgformList/a%2Fb?x=1'],
    ['online.form', { code: '' }, '/page/online.form?code='],
    ['online.form', { x: 1 }, '/page/online.form?x=1'],
  ] as const)('the page %s with %j is at %s', (pageId, query, path) => {
    expect(toPathOfPage(map, pageId, query)).toBe(path)
  })
})

describe('an address outside of the app', () => {
  test.each([
    ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
    ['HTTP://a.example', 'http://a.example/'],
    ["{{ window._CONFIG['domianURL'] }}/druid/", '/api/druid/'],
    ['{{window._CONFIG["domianURL"]}}/a', '/api/a'],
    ['{{ alert(1) }}', null],
    ["{{ window._CONFIG['domianURL'] }}/{{x}}", null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['', null],
  ])('%s gives %s', (address, url) => {
    expect(toOuterAddress(address, '/api')).toBe(url)
  })
})
