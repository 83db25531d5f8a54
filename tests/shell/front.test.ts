import { describe, expect, test } from 'vitest'
import { type MenuNode, parsePermissions } from '../../runtime/session/index.ts'
import { firstOfFront, isInFront, isOpenToVisitors } from '../../runtime/shell/front/frontAddresses.ts'
import { hasWorkspace, toFrontMenu } from '../../runtime/shell/front/frontMenu.ts'
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

test('an address is one of a front by the entry that it opens', () => {
  const menu = nodesOf(shop, office)
  expect(isInFront(menu, '/shop/goods/7')).toBe(true)
  expect(isInFront(menu, '/office/orders')).toBe(false)
  expect(isInFront(menu, '/elsewhere')).toBe(false)
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
