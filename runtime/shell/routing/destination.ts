import { type AppMap, type RouteNode, type RouteTarget, type StatusCode, statusCodes } from './appMap.ts'
import { fillPattern, matchPattern } from './matchPattern.ts'
import { redirects } from './ownRoutes.ts'

/** What the main layout does with an address. */
export type Destination =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly code: StatusCode; readonly route: RouteNode | null }
  | {
      readonly kind: 'home'
      readonly pageId: string
      readonly query: Readonly<Record<string, string>>
      readonly route: RouteNode
    }
  | {
      readonly kind: 'page'
      readonly pageId: string
      /** The parameters of the address, those of its path among them. */
      readonly query: Readonly<Record<string, string>>
      /** The parts of the path for which the menu has a name, such as `:id`. */
      readonly parameters?: Readonly<Record<string, string>>
      readonly route: RouteNode | null
    }
  | { readonly kind: 'frame'; readonly url: string; readonly route: RouteNode }
  | { readonly kind: 'outside'; readonly url: string; readonly route: RouteNode }
  /** Nothing that the person may open: the server says whether there is a page, and who could let them. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown'; readonly component: string; readonly route: RouteNode }

const pagePrefix = '/page/'

/** The address under which a page opens that no menu entry names. */
function toPagePath(pageId: string, query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return `${pagePrefix}${encodeURIComponent(pageId)}${search === '' ? '' : `?${search}`}`
}

/**
 * The menu's address of a page, with the query, of which the named parts of the address take theirs; the page's own address
 * when the menu has none, or none whose parts are all given.
 */
export function toPathOfPage(map: AppMap, pageId: string, query: Readonly<Record<string, unknown>> = {}): string {
  const own = toPagePath(pageId, query)
  const isOfPage = ({ target }: RouteNode) =>
    (target.kind === 'page' || target.kind === 'home') && target.pageId === pageId
  const paths = [...map.exact.values()].filter(isOfPage).map(({ path }) => path)
  const exact = paths.find((path) => !path.includes('/:'))
  if (exact !== undefined) return withSearch(exact, own)
  for (const path of paths) {
    const filled = fillPattern(path, query)
    if (filled !== null) return withSearch(filled.path, toPagePath(pageId, filled.rest))
  }
  return own
}

const withSearch = (path: string, own: string): string => {
  const [, search] = own.split('?')
  return search === undefined ? path : `${path}?${search}`
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function findRoute(
  map: AppMap,
  pathname: string,
): { readonly route: RouteNode; readonly parameters: Readonly<Record<string, string>> } | null {
  const route = map.exact.get(pathname)
  if (route) return { route, parameters: {} }
  for (const pattern of map.patterns) {
    const parameters = matchPattern(pattern.path, pathname)
    if (parameters) return { route: pattern, parameters }
  }
  return null
}

/** Whether redirects lead from an address back to one of them, so that nothing is ever shown. */
function isCircle(map: AppMap, from: string, to: string): boolean {
  const passed = new Set([from])
  for (let next: string | null = to; next !== null; ) {
    const pathname: string = next.split('?', 1)[0] ?? ''
    if (passed.has(pathname)) return true
    passed.add(pathname)
    const target: RouteTarget | undefined = map.exact.get(pathname)?.target
    next = target?.kind === 'folder' || target?.kind === 'redirect' ? target.to : null
  }
  return false
}

/** Finds what an address shows. One that nothing has leads to the page that says so, once it is known (specification 2.1). */
export function findDestination(map: AppMap, fullPath: string): Destination {
  const [pathname = '', search = ''] = fullPath.split('?', 2)
  const query = Object.fromEntries(new URLSearchParams(search))
  const elsewhere = redirects.get(pathname)
  if (elsewhere !== undefined) return { kind: 'redirect', to: elsewhere }
  const status = statusCodes.find((code) => pathname === `/${code}`)
  if (status) return { kind: 'status', code: status, route: null }
  const found = findRoute(map, pathname)
  if (found) {
    const { route, parameters } = found
    const { target } = route
    if (target.kind === 'derived') return { kind: 'page', pageId: target.toPageId(parameters), query, route }
    if (target.kind === 'page')
      return { kind: 'page', pageId: target.pageId, query: { ...query, ...parameters }, parameters, route }
    if (target.kind === 'home') return { kind: 'home', pageId: target.pageId, query, route }
    if (target.kind !== 'folder' && target.kind !== 'redirect') return { ...target, route }
    if (target.to !== null && !isCircle(map, pathname, target.to)) return { kind: 'redirect', to: target.to }
  }
  if (pathname.startsWith(pagePrefix)) {
    const name = decode(pathname.slice(pagePrefix.length))
    // What existing servers send names the component of a page (specification 2.6).
    if (name) return { kind: 'page', pageId: map.pageOfComponent(name) ?? name, query, route: null }
  }
  return { kind: 'missing' }
}
