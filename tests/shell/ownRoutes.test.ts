import { describe, expect, test } from 'vitest'
import { parsePermissions } from '../../runtime/session/index.ts'
import { toAppMap } from '../../runtime/shell/routing/appMap.ts'
import { findDestination } from '../../runtime/shell/routing/destination.ts'

const page = { path: '/a/b', component: 'x', meta: { title: 'Orders', page: 'p.b' } }

const mapOf = (menu: readonly object[], pages: Readonly<Record<string, string>> = {}) =>
  toAppMap(parsePermissions({ menu })?.menu ?? [], {
    homeTitle: 'Home',
    pageOfComponent: (component) => pages[component],
    serverAddress: '/api',
  })

describe('addresses that no menu names', () => {
  test.each([
    ['/', '/dashboard/analysis'],
    ['/user', '/user/login'],
    ['/subscribe', '/subscribe/index'],
    ['/account/settings', '/account/settings/base'],
  ])('%s leads to %s', (path, to) => {
    expect(findDestination(mapOf([]), path)).toEqual({ kind: 'redirect', to })
  })

  test.each(['/nowhere', '/online/cgformList'])('%s leads nowhere', (path) => {
    expect(findDestination(mapOf([]), path)).toEqual({ kind: 'missing' })
  })

  test('a page claims an own route by its component', () => {
    const map = mapOf([], { 'account/center/Index': 'system.account-center' })
    expect(findDestination(map, '/account/center')).toMatchObject({ kind: 'page', pageId: 'system.account-center' })
  })

  test('the address of a page names it by its id or by its component', () => {
    const map = mapOf([], { 'system/UserList': 'system.user' })
    const user = { kind: 'page', pageId: 'system.user', query: { id: 'u1' } }
    expect(findDestination(map, '/page/system/UserList?id=u1')).toMatchObject(user)
    expect(findDestination(map, '/page/system.user?id=u1')).toMatchObject(user)
    expect(findDestination(map, '/page/system.user%23form?id=u1')).toMatchObject({ pageId: 'system.user#form' })
  })

  test('the code of an online form is part of its query', () => {
    const map = mapOf([], { 'online/cgformList': 'online.form' })
    expect(findDestination(map, '/online/cgformList/a%20b?x=1')).toMatchObject({
      kind: 'page',
      pageId: 'online.form',
      query: { code: 'a b', x: '1' },
    })
  })

  test.each([
    ['/online/cgformList/a%20b', 'online-form#a%20b'],
    ['/online/cgformTreeList/c1', 'online-form#c1'],
    ['/online/cgformErpList/c1', 'online-form#c1'],
    ['/online/cgformTabList/c1', 'online-form#c1'],
    ['/online/cgformInnerTableList/c1', 'online-form#c1'],
    ['/online/copyform/c1', 'online-form#c1'],
    ['/online/df/shop_order/7%238', 'online-form-record#shop_order?id=7%238'],
    ['/online/cgreport/r1', 'online-report#r1'],
    ['/online/graphreport/chart/g1', 'graph-report#g1'],
    ['/online/graphreport/templet/t1', 'graph-templet#t1'],
  ])('%s opens %s', (path, pageId) => {
    expect(findDestination(mapOf([]), `${path}?x=1`)).toMatchObject({ kind: 'page', pageId, query: { x: '1' } })
  })

  test.each([
    { path: '/online/cgformList/c1', component: '1' },
    { path: '/online/cgformList/c1', component: 'modules/online/cgform/auto/OnlCgformAutoList' },
    {
      path: '/shop/orders',
      component: 'OnlineAutoList',
      meta: { title: 'Orders', url: '/online/cgformErpList/c1?x=1' },
    },
  ])('a node of the menu at $path with the component $component opens it, titled by the node', (node) => {
    const map = mapOf([{ meta: { title: 'Orders' }, ...node }])
    const found = findDestination(map, node.path)
    expect(found).toMatchObject({ kind: 'page', pageId: 'online-form#c1', route: { title: 'Orders' } })
    expect('route' in found && found.route?.isUntitled).toBeFalsy()
  })

  test('a node that stands for every form leaves the title to the page', () => {
    const node = { path: '/online/cgformList/:id', component: 'modules/online/cgform/auto/OnlCgformAutoList' }
    const map = mapOf([{ ...node, meta: { title: 'AUTO' } }])
    expect(findDestination(map, '/online/cgformList/c1')).toMatchObject({
      kind: 'page',
      pageId: 'online-form#c1',
      route: { isUntitled: true },
    })
  })

  test.each([
    ['/subscribe/index', 'SubscribeHome'],
    ['/account/center', 'account/center/Index'],
  ])('%s that no page claims names its component', (path, component) => {
    expect(findDestination(mapOf([]), path)).toMatchObject({ kind: 'unknown', component })
  })

  test('the menu comes before the own routes', () => {
    const menu = [{ path: '/subscribe/index', component: 'x', meta: { title: 'Community', page: 'community.home' } }]
    expect(findDestination(mapOf(menu), '/subscribe/index')).toMatchObject({ kind: 'page', pageId: 'community.home' })
  })

  test.each(['403', '404', '500'] as const)('the exception page %s of existing servers is the own one', (code) => {
    const menu = [{ path: `/x/${code}`, component: `exception/${code}`, meta: { title: 'Oh' } }]
    expect(findDestination(mapOf(menu), `/x/${code}`)).toMatchObject({ kind: 'status', code })
    expect(findDestination(mapOf([]), `/exception/${code}`)).toMatchObject({ kind: 'status', code })
    expect(findDestination(mapOf([]), `/${code}`)).toMatchObject({ kind: 'status', code })
  })

  test('titles of the menu may be keys of texts', () => {
    const menu = [{ path: '/a', component: 'layouts/RouteView', meta: { title: '@:shop.title' }, children: [page] }]
    const map = toAppMap(parsePermissions({ menu })?.menu ?? [], {
      homeTitle: 'Home',
      readText: (title) => title.replace('@:shop.title', 'Shop'),
      pageOfComponent: () => undefined,
      serverAddress: '/api',
    })
    expect(map.exact.get('/a/b')?.trail).toEqual(['Shop', 'Orders'])
  })

  test('what the meta of a route says of its tab and its header is known', () => {
    const menu = [
      { path: '/a', component: 'x', meta: { title: 'A', page: 'p.a', keepAlive: false, hiddenHeaderContent: true } },
      { path: '/b', component: 'x', meta: { title: 'B', page: 'p.b' } },
    ]
    expect(mapOf(menu).exact.get('/a')).toMatchObject({ keepsAlive: false, hidesTrail: true })
    expect(mapOf(menu).exact.get('/b')).toMatchObject({ keepsAlive: true, hidesTrail: false })
  })
})
