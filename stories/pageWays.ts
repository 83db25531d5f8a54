import type { PageServices } from '../runtime/page/index.ts'

type Ways = Pick<PageServices, 'recentPages' | 'menuPages'>

const recent = [
  { path: '/shop/orders', title: 'Orders' },
  { path: '/isystem/user?sex=1', title: 'Users' },
]

/** The pages of a person who opened some of them. */
export const pageWays: Ways = {
  recentPages: { read: () => recent, subscribe: () => () => undefined },
  menuPages: [
    {
      id: 'shop',
      title: 'Shop',
      icon: 'shop',
      pages: [
        { path: '/shop/orders', title: 'Orders' },
        { path: '/shop/people', title: 'People' },
        { path: 'https://example.org/help', title: 'Help', isOutside: true },
      ],
    },
    {
      id: 'system',
      title: 'System',
      icon: 'setting',
      pages: [
        { path: '/isystem/user', title: 'Users' },
        { path: '/isystem/role', title: 'Roles' },
      ],
    },
    { id: 'mail', title: 'Mail', icon: null, pages: [{ path: '/mail', title: 'Mail' }] },
  ],
}

const nothing: Ways['recentPages'] = (() => {
  const none: ReturnType<Ways['recentPages']['read']> = []
  return { read: () => none, subscribe: () => () => undefined }
})()

/** Nobody opened a page yet, and the menu has none. */
export const noPageWays: Ways = { recentPages: nothing, menuPages: [] }
