import { describe, expect, test } from 'vitest'
import { type MenuNode, parsePermissions } from '../../runtime/session/index.ts'
import { firstOfFront, isOpenToVisitors } from '../../runtime/shell/front/frontAddresses.ts'
import { hasWorkspace, toFrontMenu } from '../../runtime/shell/front/frontMenu.ts'
import { createShownEntries } from '../../runtime/shell/front/shownEntries.ts'
import { toAppMap } from '../../runtime/shell/routing/appMap.ts'

type WireNode = Readonly<Record<string, unknown>>

const page = (path: string, more: WireNode = {}): WireNode => ({
  path,
  route: '1',
  component: 'pagewright/Page',
  meta: { title: path, page: `shop.${path.slice(1).replaceAll('/', '-')}` },
  ...more,
})
const folder = (path: string, children: readonly WireNode[], layout?: 'front'): WireNode => ({
  path,
  route: '1',
  component: 'layouts/RouteView',
  meta: { title: path, ...(layout ? { layout } : {}) },
  children,
})

const shop = folder(
  '/shop',
  [page('/shop/goods'), page('/shop/goods/:id', { hidden: true }), folder('/shop/help', [page('/shop/help/returns')])],
  'front',
)
const club = folder('/club', [page('/club/news')], 'front')
const office = folder('/office', [page('/office/orders')])

const permissionsOf = (menu: readonly WireNode[], pages: readonly string[] = []) => {
  const permissions = parsePermissions({ menu, pages: pages.map((id) => ({ id, checksum: '1' })) })
  if (permissions === null) throw new Error('There is no menu.')
  return permissions
}
const nodesOf = (...menu: readonly WireNode[]): readonly MenuNode[] => permissionsOf(menu).menu
const frontAt = (address: string, ...menu: readonly WireNode[]) => {
  const nodes = nodesOf(...menu)
  const map = toAppMap(nodes, { homeTitle: 'Home', pageOfComponent: () => undefined, serverAddress: '/api' })
  const { home, items, path } = toFrontMenu(nodes, map, address)
  return { home, path, titles: items.map(({ title }) => title) }
}

describe('an address for visitors', () => {
  const visitor = permissionsOf([shop], ['shop.card'])
  test.each([
    ['/shop/goods', true],
    ['/shop/goods/7', true],
    ['/shop', true],
    ['/page/shop.card', true],
    ['/page/shop.other', false],
    ['/shop/goods/', false],
    ['/shop/goods/7/8', false],
    ['/office/orders', false],
    ['/', false],
  ])('%s is open: %s', (address, isOpen) => expect(isOpenToVisitors(visitor, address)).toBe(isOpen))
})

describe('an address is shown in a front', () => {
  const menu = nodesOf(shop, office)
  const openEntries = (storage = new Map<string, string>()) =>
    createShownEntries({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    })

  test('by the entry of the menu that it opens', () => {
    const entries = openEntries()
    entries.note('/shop/goods', '1', true)
    expect(entries.isInFront(menu, '/shop/goods/7', '2')).toBe(true)
    expect(entries.isInFront(menu, '/office/orders', '2')).toBe(false)
    expect(entries.isInFront(menu, '/elsewhere', '2')).toBe(false)
  })

  test('where no menu has its page, as the page was from which it was opened, also after Back and Forward', () => {
    const entries = openEntries()
    const visit = (address: string, key: string) => {
      const isFront = entries.isInFront(menu, address, key)
      entries.note(address, key, isFront)
      return isFront
    }
    expect(visit('/page/shop.extra', '1')).toBe(false)
    expect(visit('/shop/goods', '2')).toBe(true)
    expect(visit('/page/shop.extra', '3')).toBe(true)
    expect(visit('/office/orders', '4')).toBe(false)
    expect(visit('/page/shop.extra', '5')).toBe(false)
    expect(visit('/page/shop.extra', '3')).toBe(true)
    expect(visit('/page/shop.extra', '1')).toBe(false)
  })

  test('after a reload as before', () => {
    const storage = new Map<string, string>()
    const before = openEntries(storage)
    before.note('/shop/goods', '1', true)
    before.note('/page/shop.extra', '2', true)
    const after = openEntries(storage)
    expect(after.isInFront(menu, '/page/shop.extra', '2')).toBe(true)
    expect(after.isInFront(menu, '/page/shop.extra', 'default')).toBe(false)
  })

  test('after signing in as it was for the visitor', () => {
    const entries = openEntries()
    entries.note('/page/shop.extra', '1', true)
    entries.note('/user/login', '2', false)
    expect(entries.isInFront(menu, '/page/shop.extra', '3')).toBe(true)
  })
})

test('a front begins with its first page in the menu', () => {
  expect(firstOfFront(nodesOf(office, shop))).toBe('/shop/goods')
  expect(firstOfFront(nodesOf(office))).toBeUndefined()
})

describe('the menu of a front', () => {
  test('has the entries of the front itself, and nothing of the workspace', () => {
    expect(frontAt('/shop/goods', office, shop)).toEqual({
      home: '/shop/goods',
      path: '/shop/goods',
      titles: ['/shop/goods', '/shop/help'],
    })
  })

  test('shows the entry above a page that has none of its own', () => {
    expect(frontAt('/shop/goods/7', shop).path).toBe('/shop/goods')
    expect(frontAt('/shop/goodsold', shop).path).toBe('/shop/goodsold')
  })

  test('leads to the other fronts by their folders', () => {
    expect(frontAt('/club/news', shop, club).titles).toEqual(['/club/news', '/shop'])
  })

  test('is all that there is for a visitor of pages in no front', () => {
    expect(frontAt('/office/orders', office).titles).toEqual(['/office'])
  })
})

test('a back office is what stands beside the fronts and home', () => {
  const home = page('/dashboard/analysis')
  expect(hasWorkspace(nodesOf(home, shop, club))).toBe(false)
  expect(hasWorkspace(nodesOf(home, shop, folder('/office', [page('/office/x', { hidden: true })])))).toBe(false)
  expect(hasWorkspace(nodesOf(home, shop, office))).toBe(true)
})
