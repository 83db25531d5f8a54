import { describe, expect, test, vi } from 'vitest'
import { toDayPart } from '../../runtime/kinds/page/blocks/welcome/greeting.ts'
import { parsePermissions } from '../../runtime/session/index.ts'
import { toPageFolders } from '../../runtime/shell/home/menuPages.ts'
import { addRecent, type RecentPage, readRecent } from '../../runtime/shell/home/recentPages.ts'
import { watchRecent } from '../../runtime/shell/home/watchRecent.ts'
import { toAppMap } from '../../runtime/shell/routing/appMap.ts'
import { toMenu } from '../../runtime/shell/routing/menu.ts'

test.each([
  [0, 'earlyMorning'],
  [8, 'earlyMorning'],
  [9, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
] as const)('at %i o’clock it is %s', (hour, part) => {
  expect(toDayPart(hour)).toBe(part)
})

const page = (path: string, at = 1) => ({ path, title: path, at })

test('a page that is opened again comes first and stands once', () => {
  expect(addRecent([page('/a'), page('/b')], page('/b', 2))).toEqual([page('/b', 2), page('/a')])
})

test('eight pages are remembered', () => {
  const pages = Array.from({ length: 9 }, (_, index) => page(`/${index}`)).reduce(
    addRecent,
    [] as readonly ReturnType<typeof page>[],
  )
  expect(pages.map(({ path }) => path)).toEqual(['/8', '/7', '/6', '/5', '/4', '/3', '/2', '/1'])
})

test.each([[undefined], [null], [{}], ['[]'], [[1, null, { path: 'x' }, { path: '//e', title: 1, at: 2 }]]])(
  '%j holds no pages',
  (kept) => {
    expect(readRecent(kept)).toEqual([])
  },
)

test('what was kept is read', () => {
  expect(readRecent([page('/a')])).toEqual([page('/a')])
})

describe('the ways to pages', () => {
  const node = (path: string, title: string, more: object = {}) => ({
    id: path,
    route: '1',
    path,
    component: '',
    meta: { title },
    ...more,
  })
  const pageOfComponent = (component: string) => (component === 'dashboard/Analysis' ? 'system.analysis' : undefined)
  const nodes =
    parsePermissions({
      menu: [
        node('/dashboard/analysis', 'Home', { component: 'dashboard/Analysis' }),
        node('/s', 'System', {
          component: 'layouts/RouteView',
          children: [
            node('/s/user', 'Users', { meta: { title: 'Users', page: 'system.user' } }),
            node('/s/off', 'Off', { hidden: true, meta: { title: 'Off', page: 'my.off' } }),
            node('abc', 'Docs', { meta: { title: 'Docs', url: 'https://docs.example/', internalOrExternal: true } }),
          ],
        }),
        node('/mail', 'Mail', { meta: { title: 'Mail', icon: 'mail', page: 'my.mail' } }),
      ],
    })?.menu ?? []
  const map = toAppMap(nodes, { homeTitle: 'Home', pageOfComponent, serverAddress: '/api' })

  test('are those of the menu by folder, without home and hidden ones', () => {
    expect(toPageFolders(toMenu(nodes, map, 'ada'))).toEqual([
      {
        id: '/s',
        title: 'System',
        icon: null,
        pages: [
          { path: '/s/user', title: 'Users' },
          { path: 'https://docs.example/', title: 'Docs', isOutside: true },
        ],
      },
      { id: '/mail', title: 'Mail', icon: 'mail', pages: [{ path: '/mail', title: 'Mail' }] },
    ])
  })

  test('opened lately are those that the menu still leads to, as it calls them, and only those of the person', () => {
    let kept: Readonly<Record<string, readonly RecentPage[]>> = {
      ada: [page('/s/user?sex=1'), page('/gone'), page('/dashboard/analysis'), page('/page/my.page')],
      bob: [page('/mail')],
    }
    const listeners = new Set<() => void>()
    const store = {
      get: () => kept,
      sub: (_atom: unknown, listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    } as unknown as Parameters<typeof watchRecent>[0]
    const { read, subscribe } = watchRecent(store, map, 'ada')
    expect(read()).toEqual([
      { path: '/s/user?sex=1', title: 'Users' },
      { path: '/page/my.page', title: '/page/my.page' },
    ])
    expect(read()).toBe(read())
    const onMessage = vi.fn()
    const end = subscribe(onMessage)
    kept = { ada: [page('/mail')] }
    for (const listener of listeners) listener()
    expect(onMessage).toHaveBeenCalledOnce()
    expect(read()).toEqual([{ path: '/mail', title: 'Mail' }])
    end()
    expect(listeners.size).toBe(0)
  })
})
