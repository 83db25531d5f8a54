import { parsePermissions } from '../../runtime/session/index.ts'
import { toAppMap } from '../../runtime/shell/routing/appMap.ts'
import { toMenu } from '../../runtime/shell/routing/menu.ts'

const page = (path: string, title: string, icon: string | null = null) => ({
  path,
  component: 'x',
  meta: { title, icon, page: `story${path.replaceAll('/', '.')}` },
})
const folder = (path: string, title: string, icon: string, children: readonly object[]) => ({
  path,
  component: 'layouts/RouteView',
  children,
  meta: { title, icon },
})
const nodes =
  parsePermissions({
    menu: [
      folder('/system', 'System', 'setting', [
        page('/system/users', 'Users', 'user'),
        page('/system/roles', 'Roles', 'team'),
      ]),
      folder('/shop', 'Shop', 'shop', [
        page('/shop/orders', 'Orders'),
        page('/shop/goods', 'Goods whose name is far too long for the menu'),
      ]),
      {
        path: '/help',
        component: 'x',
        meta: { title: 'Help', icon: 'question-circle', url: 'https://help.example/', internalOrExternal: true },
      },
      page('/plain', '<img src=x onerror=alert(1)> {{1+1}}', 'an icon that nobody drew'),
    ],
  })?.menu ?? []
const map = toAppMap(nodes, { homeTitle: 'Home', pageOfComponent: () => undefined, serverAddress: '/api' })

/** A menu with folders, an address of another site, and words that nobody expects. */
export const menuItems = toMenu(nodes, map, 'ada')
