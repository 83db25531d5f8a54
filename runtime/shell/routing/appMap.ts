import { homePath, type MenuNode } from '../../session/index.ts'
import { toOuterAddress } from './outerAddress.ts'
import { findOwnPage, type OwnPage } from './ownPage.ts'
import { ownRoutes } from './ownRoutes.ts'

/** What an address of the app shows. */
export type RouteTarget =
  | { readonly kind: 'home'; readonly pageId: string }
  | OwnPage
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'folder'; readonly to: string | null }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly code: StatusCode }
  | { readonly kind: 'unknown'; readonly component: string }

/** Pages that say why there is nothing else to see. */
export const statusCodes = ['403', '404', '500'] as const
export type StatusCode = (typeof statusCodes)[number]

/** One address of the app with its way from home: the titles of the folders above it and its own. */
export interface RouteNode {
  readonly path: string
  readonly title: string
  readonly icon: string | null
  readonly trail: readonly string[]
  readonly target: RouteTarget
  /** Whether a tab keeps its state while another one shows (specification 2.4). */
  readonly keepsAlive: boolean
  /** Whether the way from home is left out above the page (specification 2.4, `hiddenHeaderContent`). */
  readonly hidesTrail: boolean
  /** Whether the title is no more than the name of a component: the page says better what it is called. */
  readonly isUntitled?: true
}

/** The address of home, or where it leads. */
export function toHomeAddress({ home: { target } }: AppMap): string {
  return target.kind === 'folder' && target.to !== null ? target.to : homePath
}

/** Every address that the server's menu gives; `patterns` are those with `:name` parts. */
export interface AppMap {
  readonly home: RouteNode
  readonly exact: ReadonlyMap<string, RouteNode>
  readonly patterns: readonly RouteNode[]
  readonly pageOfComponent: AppMapOptions['pageOfComponent']
}

export interface AppMapOptions {
  readonly homeTitle: string
  /** The page that stands for a component of an existing server (design 5). */
  readonly pageOfComponent: (component: string) => string | undefined
  /** Gives the text of a title that is a key; titles stand as they are when left out. */
  readonly readText?: (title: string) => string
  /** Whether home is not there for the person and leads to the first page of the menu (specification 2.4). */
  readonly hidesHome?: boolean
  /** What stands for the server's address in the menu's own addresses. */
  readonly serverAddress: string
}

const frameComponents: ReadonlySet<string> = new Set(['layouts/IframePageView', 'layouts/IFrame', 'IFrame'])
const isFolder = (node: Pick<MenuNode, 'children' | 'component'>): boolean =>
  node.children.length > 0 || /^layouts\//.test(node.component)

const firstPage = (nodes: readonly MenuNode[]): string | null => {
  for (const node of nodes) {
    if (!node.isRoute || node.isHidden) continue
    const found = node.children.length > 0 ? firstPage(node.children) : node.path
    if (found !== null) return found
  }
  return null
}

/** The component that stands for the home page at servers of the family (wire contract 1.5). */
const homeComponent = 'dashboard/Analysis'

/** Where home leads when there is no such page, but a front for visitors (specification 2.1). */
const front = { path: '/subscribe/index', component: 'SubscribeHome' } as const

/**
 * Home is a page too: the one that its node names, else the one that stands for the home of the family. A menu may lead
 * elsewhere.
 */
function toHomeTarget(
  { page, redirect }: Partial<Pick<MenuNode, 'page' | 'redirect'>>,
  pageOfComponent: AppMapOptions['pageOfComponent'],
): RouteTarget {
  if (redirect && redirect !== homePath) return { kind: 'folder', to: redirect }
  const pageId = page ?? pageOfComponent(homeComponent)
  if (pageId !== undefined) return { kind: 'home', pageId }
  const hasFront = pageOfComponent(front.component) !== undefined
  return hasFront ? { kind: 'folder', to: front.path } : { kind: 'unknown', component: homeComponent }
}

const statusOf = (component: string): StatusCode | undefined =>
  statusCodes.find((code) => component === `exception/${code}`)

function toTarget(
  node: Omit<MenuNode, 'title' | 'icon'>,
  { pageOfComponent, serverAddress }: AppMapOptions,
): RouteTarget {
  const pageId = node.page ?? pageOfComponent(node.component)
  if (node.path === homePath) return toHomeTarget({ ...node, page: pageId ?? null }, pageOfComponent)
  // A node that leads elsewhere shows nothing of its own, whatever it names (specification 2.1).
  const isPlainFolder = pageId === undefined && isFolder(node)
  if (node.redirect !== null && node.redirect !== node.path && !isPlainFolder)
    return { kind: 'redirect', to: node.redirect }
  if (pageId !== undefined) return { kind: 'page', pageId }
  const own = findOwnPage(node.path) ?? findOwnPage(node.url)
  if (own) return own
  const url = node.url === null ? null : toOuterAddress(node.url, serverAddress)
  if (url !== null && node.opensOutside) return { kind: 'outside', url }
  if (url !== null && (frameComponents.has(node.component) || node.component === '')) return { kind: 'frame', url }
  const code = statusOf(node.component)
  if (code !== undefined) return { kind: 'status', code }
  if (isFolder(node)) return { kind: 'folder', to: node.redirect ?? firstPage(node.children) }
  return { kind: 'unknown', component: node.component }
}

/** What no menu says of the routes that the app itself knows. */
const ownNode = {
  redirect: null,
  isRoute: true,
  isHidden: true,
  url: null,
  opensOutside: false,
  page: null,
  keepsAlive: true,
  hidesTrail: false,
  isFront: false,
  children: [],
} as const

/** Makes the map of the app from the server's menu tree: entries whose route flag is 0 are skipped, hidden ones are not. */
export function toAppMap(menu: readonly MenuNode[], options: AppMapOptions): AppMap {
  const { readText = (title) => title } = options
  const exact = new Map<string, RouteNode>()
  const visit = (nodes: readonly MenuNode[], above: readonly string[]) => {
    for (const node of nodes) {
      if (!node.isRoute) continue
      const title = readText(node.title)
      const trail = [...above, title]
      const { path, icon, keepsAlive, hidesTrail } = node
      if (path !== '' && !exact.has(path))
        exact.set(path, {
          path,
          title,
          icon,
          trail,
          target: toTarget(node, options),
          keepsAlive,
          hidesTrail,
          // One node stands for many pages.
          ...(path.includes('/:') ? { isUntitled: true } : {}),
        })
      visit(node.children, trail)
    }
  }
  visit(menu, [])
  for (const { path, component } of ownRoutes) {
    if (exact.has(path)) continue
    const target = toTarget({ ...ownNode, id: path, path, component }, options)
    const [title, icon] = [component, null]
    exact.set(path, {
      path,
      title,
      icon,
      trail: [title],
      target,
      keepsAlive: true,
      hidesTrail: false,
      isUntitled: true,
    })
  }
  const { homeTitle } = options
  const ownHome = exact.get(homePath) ?? {
    path: homePath,
    title: homeTitle,
    icon: 'home',
    trail: [homeTitle],
    target: toHomeTarget({}, options.pageOfComponent),
    keepsAlive: true,
    hidesTrail: false,
  }
  const first = options.hidesHome ? firstPage(menu.slice(1)) : null
  const home: RouteNode = first === null ? ownHome : { ...ownHome, target: { kind: 'folder', to: first } }
  exact.set(homePath, home)
  const patterns = [...exact.values()].filter(({ path }) => path.includes('/:'))
  return { home, exact, patterns, pageOfComponent: options.pageOfComponent }
}
