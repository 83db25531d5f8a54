import { expect, test } from 'vitest'
import { type MenuNode, parsePermissions } from '../../runtime/session/index.ts'

test('the answer of the permission call is read as the contract writes it', () => {
  const permissions = parsePermissions({
    menu: [
      {
        id: 'm1',
        route: '1',
        path: '/isystem',
        component: 'layouts/RouteView',
        redirect: null,
        meta: { title: 'System', icon: 'setting', internalOrExternal: false },
        children: [
          {
            id: 'm2',
            route: '0',
            path: 'isystem/user',
            hidden: true,
            component: 'system/UserList',
            meta: { title: 'Users', icon: null, page: 'system.user', keepAlive: false, hiddenHeaderContent: true },
          },
        ],
      },
    ],
    auth: [{ action: 'user:add', type: '1', describe: 'adds' }],
    allAuth: [{ action: 'user:add', type: 1, status: 1 }],
    pages: [{ id: 'system.user', checksum: 'c1', pack: 'system' }],
  })
  expect(permissions).toEqual({
    menu: [
      {
        id: 'm1',
        path: '/isystem',
        component: 'layouts/RouteView',
        redirect: null,
        isRoute: true,
        isHidden: false,
        title: 'System',
        icon: 'setting',
        url: null,
        opensOutside: false,
        page: null,
        keepsAlive: true,
        hidesTrail: false,
        isFront: false,
        children: [
          {
            id: 'm2',
            path: '/isystem/user',
            component: 'system/UserList',
            redirect: null,
            isRoute: false,
            isHidden: true,
            title: 'Users',
            icon: null,
            url: null,
            opensOutside: false,
            page: 'system.user',
            keepsAlive: false,
            hidesTrail: true,
            isFront: false,
            children: [],
          },
        ],
      },
    ],
    auth: [{ action: 'user:add', type: '1', status: null }],
    allAuth: [{ action: 'user:add', type: '1', status: '1' }],
    pages: [{ id: 'system.user', checksum: 'c1' }],
  })
})

test.each([null, undefined, 'x', [], {}, { menu: null }, { menu: {} }])(
  'an answer without a menu (%j) is none',
  (result) => {
    expect(parsePermissions(result)).toBeNull()
  },
)

test('nodes that are no nodes are passed over', () => {
  expect(parsePermissions({ menu: [null, 1, [], { path: '/a' }] })?.menu).toEqual([
    expect.objectContaining({ id: '/a', path: '/a', title: '/a', children: [] }),
  ])
})

test('a node of the menu that asks for a permission is there for who has it, with all below it', () => {
  const node = (path: string, permission?: unknown, children: readonly unknown[] = []) => ({
    path,
    meta: { title: path, ...(permission === undefined ? {} : { permission }) },
    children,
  })
  const permissions = parsePermissions({
    menu: [
      node('/all', undefined, [node('/all/users', 'user:list'), node('/all/roles', 'role:list')]),
      node('/either', ['role:list', 'user:list']),
      node('/none', 'role:list', [node('/none/users', 'user:list')]),
      node('/off', 'report:list'),
    ],
    auth: [{ action: 'user:list', type: '1' }],
    allAuth: [{ action: 'report:list', type: '1', status: '0' }],
  })
  const paths = (nodes: readonly MenuNode[]): readonly string[] =>
    nodes.flatMap(({ path, children }) => [path, ...paths(children)])
  expect(paths(permissions?.menu ?? [])).toEqual(['/all', '/all/users', '/either', '/off'])
})
