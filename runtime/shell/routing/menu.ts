import { homePath, type MenuNode } from '../../session/index.ts'
import type { AppMap, RouteNode } from './appMap.ts'

/** An entry of the side menu: a folder of entries, or a way to a page. */
export interface MenuItem {
  readonly id: string
  readonly title: string
  readonly icon: string | null
  readonly route: RouteNode
  readonly children: readonly MenuItem[]
}

/** The one user of the family who has no home tab and misses the first menu entry (specification 2.4). */
export const hidesHomeTab = (username: string): boolean => username === 'test'

function toItem(node: MenuNode, map: AppMap): MenuItem | null {
  const route = map.exact.get(node.path)
  if (!node.isRoute || node.isHidden || route === undefined) return null
  const children = toItems(node.children, map)
  if (children.length === 0 && route.target.kind === 'folder') return null
  return { id: node.id, title: route.title, icon: node.icon, route, children }
}

/** The entries of some nodes, without those that menus leave out. */
export const toItems = (nodes: readonly MenuNode[], map: AppMap): readonly MenuItem[] =>
  nodes.flatMap((node) => toItem(node, map) ?? [])

/** The entries of the side menu, of which the first is always home (specification 2.1). */
export function toMenu(nodes: readonly MenuNode[], map: AppMap, username: string): readonly MenuItem[] {
  if (hidesHomeTab(username)) return toItems(nodes.slice(1), map)
  const items = toItems(nodes, map)
  const home = items.find((item) => item.route.path === homePath)
  const others = items.filter((item) => item !== home)
  return [home ?? { id: 'home', title: map.home.title, icon: 'home', route: map.home, children: [] }, ...others]
}

/** The entries that lead somewhere, each with the folders in which it stands. */
export function listPages(
  items: readonly MenuItem[],
  folders: readonly string[] = [],
): readonly (MenuItem & { readonly folders: readonly string[] })[] {
  return items.flatMap((item) =>
    item.children.length > 0 ? listPages(item.children, [...folders, item.title]) : [{ ...item, folders }],
  )
}

/** The ids of the folders above an address, outermost first: they are open when it is shown. */
export function findFolders(items: readonly MenuItem[], path: string): readonly string[] {
  for (const item of items) {
    if (item.route.path === path) return []
    const below = item.children.length > 0 && listPages([item]).some(({ route }) => route.path === path)
    if (below) return [item.id, ...findFolders(item.children, path)]
  }
  return []
}
