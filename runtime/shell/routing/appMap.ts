import { homePath, type MenuNode } from '../../session/index.ts'
import { toOuterAddress } from './outerAddress.ts'

/** What an address of the app shows. */
export type RouteTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'page'; readonly pageId: string }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'folder'; readonly to: string | null }
  | { readonly kind: 'unknown'; readonly component: string }

/** One address of the app with its way from home: the titles of the folders above it and its own. */
export interface RouteNode {
  readonly path: string
  readonly title: string
  readonly icon: string | null
  readonly trail: readonly string[]
  readonly target: RouteTarget
}

/** Every address that the server's menu gives; `patterns` are those with `:name` parts. */
export interface AppMap {
  readonly home: RouteNode
  readonly exact: ReadonlyMap<string, RouteNode>
  readonly patterns: readonly RouteNode[]
}

export interface AppMapOptions {
  readonly homeTitle: string
  /** The page that stands for a component of an existing server (design 5). */
  readonly pageOfComponent: (component: string) => string | undefined
  /** What stands for the server's address in the menu's own addresses. */
  readonly serverAddress: string
}

const frameComponents: ReadonlySet<string> = new Set(['layouts/IframePageView', 'layouts/IFrame', 'IFrame'])
const isFolder = (node: MenuNode): boolean => node.children.length > 0 || /^layouts\//.test(node.component)

const firstPage = (nodes: readonly MenuNode[]): string | null => {
  for (const node of nodes) {
    if (!node.isRoute || node.isHidden) continue
    const found = node.children.length > 0 ? firstPage(node.children) : node.path
    if (found !== null) return found
  }
  return null
}

function toTarget(node: MenuNode, { pageOfComponent, serverAddress }: AppMapOptions): RouteTarget {
  const pageId = node.page ?? pageOfComponent(node.component)
  if (pageId !== undefined) return { kind: 'page', pageId }
  if (node.path === homePath) return { kind: 'home' }
  const url = node.url === null ? null : toOuterAddress(node.url, serverAddress)
  if (url !== null && node.opensOutside) return { kind: 'outside', url }
  if (url !== null && (frameComponents.has(node.component) || node.component === '')) return { kind: 'frame', url }
  if (isFolder(node)) return { kind: 'folder', to: node.redirect ?? firstPage(node.children) }
  return { kind: 'unknown', component: node.component }
}

/** Makes the map of the app from the server's menu tree: entries whose route flag is 0 are skipped, hidden ones are not. */
export function toAppMap(menu: readonly MenuNode[], options: AppMapOptions): AppMap {
  const exact = new Map<string, RouteNode>()
  const visit = (nodes: readonly MenuNode[], above: readonly string[]) => {
    for (const node of nodes) {
      if (!node.isRoute) continue
      const trail = [...above, node.title]
      const { path, title, icon } = node
      if (path !== '' && !exact.has(path))
        exact.set(path, { path, title, icon, trail, target: toTarget(node, options) })
      visit(node.children, trail)
    }
  }
  visit(menu, [])
  const { homeTitle } = options
  const home = exact.get(homePath) ?? {
    path: homePath,
    title: homeTitle,
    icon: 'home',
    trail: [homeTitle],
    target: { kind: 'home' },
  }
  exact.set(homePath, home)
  return { home, exact, patterns: [...exact.values()].filter(({ path }) => path.includes('/:')) }
}
